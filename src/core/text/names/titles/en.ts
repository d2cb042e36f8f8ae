import { list, type PostWords } from './post-words';

export const en: PostWords = {
  heads: list(`
    professor prof reader lecturer instructor dean provost rector chancellor vice-chancellor president vice-president
    chairman chairwoman chairperson director co-director principal headmaster headmistress headteacher senco sendco superintendent registrar
    librarian archivist curator conservator educator secretary treasurer receptionist bursar postdoc postdoctorate post-doc researcher
    co-investigator investigator scientist engineer technician technologist bioinformatician statistician developer programmer
    architect analyst consultant adviser advisor counselor counsellor psychologist therapist nurse physician surgeon
    dentist pharmacist veterinarian pathologist radiologist cardiologist neurologist manager administrator coordinator
    co-ordinator supervisor ceo cto cfo coo cio cmo founder co-founder cofounder owner partner accountant bookkeeper
    controller comptroller attorney lawyer paralegal solicitor barrister judge magistrate mayor councillor
    councilmember councilman councilwoman councilor commissioner senator governor minister pastor priest rabbi imam chaplain deacon vicar
    bishop reverend editor journalist reporter photographer designer artist conductor musician organist producer
    choreographer dramaturg teacher tutor coach trainer principal-investigator pi webmaster sysadmin strategist
    specialist planner officer inspector chemist physicist biologist mathematician economist historian geologist
    philosopher sociologist anthropologist linguist demonstrator convener convenor trustee ambassador laureate
    ph.d.student phd-student undergraduate postgraduate alumnus alumna emeritus emerita realtor broker chef janitor
    custodian caretaker mechanic salesperson salesman buyer recruiter copywriter marketer bibliographer
    paraprofessional aide midwife hygienist orthodontist optometrist stylist assessor sexton verger churchwarden curate archdeacon editor-in-chief
    counsel vp svp evp avp cpo cso cro cdo chro practitioner paramedic barista bartender sommelier groundskeeper groundsman barber hairdresser illustrator alderman
    alderwoman sheriff concertmaster parliamentarian dietitian dietician anaesthetist anesthetist radiographer sonographer
    phlebotomist member-at-large chair-elect president-elect`),
  endings: list('ologist therapist ician'),
  weakHeads: list(`
    chair head fellow student assistant associate intern candidate member lead leader representative rep scholar affiliate
    visitor executive operator author contributor maintainer organizer organiser host speaker volunteer worker clerk
    captain agent expert master collaborator enthusiast facilitator liaison
    ombudsman ombudsperson proctor attendant keeper warden chief steward resident apprentice trainee`),
  modifiers: list(`
    associate assistant assoc asst full adjunct visiting clinical research teaching distinguished emeritus emerita
    honorary endowed senior sr junior jr principal lead chief head deputy vice acting interim executive managing general
    regional national graduate undergraduate postgraduate postdoctoral post-doctoral doctoral doctorate phd ph.d ph.d. msc
    m.sc m.sc. ms m.s. ma m.a. mphil bsc b.sc. master's masters bachelor's honours honors staff faculty administrative
    academic program programme project department departmental course lab laboratory technical scientific software
    systems system network it hr human resources sales marketing account accounts business office operations
    development product student students affairs admissions outreach communications communication public relations
    finance financial legal medical school college university special education first second third final year former past
    founding joint co tenured tenure-track part-time full-time affiliated affiliate guest invited external
    independent industrial contract temporary regents regents' chartered certified registered licensed and & of the
    support service services library data web digital media creative art design community team group section unit
    branch site area division district county city town board committee council trainee apprentice
    reverend research-intensive early-stage early career staff trained head engineering manufacturing industrial markets inside outside cloud security digital digitalization
    transformation automation customer hardware quality safety health mental social youth music theatre theater sports
    event events production operations facilities maintenance property portfolio brand growth partnerships strategy policy
    pro tem tempore`),
  connectors: list('of for in at to on and & with from the'),
};
