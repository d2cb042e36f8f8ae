import { list, type PostWords } from './post-words';

/** Estonian, Latvian and Lithuanian. */
export const baltic: PostWords = {
  heads: list(`
    professor dotsent lektor assistent teadur noorem-teadur dekaan prodekaan rektor prorektor direktor juhataja juhatuse sekretar koordinaator
    spetsialist insener raamatukoguhoidja opetaja arst dirigent toimetaja esimees projektijuht
    profesors profesore docents docente asociets lektors lektore petnieks petniece asistents asistente dekans dekane prodekans rektors prorektors
    direktors direktore vaditajs vaditaja sekretars sekretare koordinators koordinatore specialists specialiste inzenieris skolotajs skolotaja
    arsts arste priekssedetajs priekssedetaja redaktors redaktore bibliotekars bibliotekare
    profesorius profesore docentas docente lektorius lektore asistentas asistente doktorantas doktorante dekanas dekane prodekanas prodekane
    rektorius prorektorius direktorius direktore vedejas vedeja vadovas vadove pavaduotojas pavaduotoja sekretorius sekretore koordinatorius
    koordinatore specialistas specialiste inzinierius mokytojas mokytoja gydytojas gydytoja pirmininkas pirmininke redaktorius redaktore
    bibliotekininkas bibliotekininke administratorius administratore vadybininkas vadybininke tyrejas tyreja darbuotojas darbuotoja`),
  weakHeads: list(
    'liige loekas uliopilane loceklis locekle doktorant doktorants doktorante narys nare studentas studente',
  ),
  endings: list('teadur juhataja direktor sekretar spetsialist koordinaator insener opetaja'),
  modifiers: list(`
    kaasprofessor vanem noorem emeriit vanemteadur nooremteadur emeritus asocietais vadosais vecakais galvenais vadosa vecaka galvena
    vyresnysis vyresnioji vyriausiasis vyriausioji jaunesnysis jaunesnioji mokslo emeritas afilijuotasis partnerystes`),
  connectors: list('ja un ir'),
};
