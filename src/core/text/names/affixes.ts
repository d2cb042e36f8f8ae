/** What stands before and behind names: forms of address, degrees, generations, particles. All folded, dots left out. */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Forms of address and ranks set before a name. */
export const HONORIFICS: ReadonlySet<string> = new Set(
  words(`
    dr dra prof profs professor professorin assocprof asstprof profdr profdring profa profssa drs ir mr mrs ms miss mx sir dame lord lady rev reverend
    fr sr sra srta hon honourable honorable rabbi imam sheikh haji capt captain col colonel maj major gen lt sgt
    univ-prof drhc dr-ing drrernat dipl-ing dipl-inf dipl-phys dipl-math ing mag priv-doz pd apl jun-prof juniorprof herr frau
    m mme mlle mm me maitre pr don dona dna d lic mtro mtra mg arq eng arch dott dottssa dottore sig sigra signor rechtsanwalt
    dhr mevr mevrouw mw docent doc rer nat phil med hab habil hc mult h c msgr shri smt sri kum er adv ca ar thiru tmt
    hab mgr bc inz lek n zw ks rndr phdr judr mudr mvdr paeddr thdr pharmdr et ogr uyesi ars gor uzm yrd ts gs pgs ths bs tskh bsc msc
    cllr ald revd canon ven bro sen gov amb cdr cmdr adm brig insp cpl docteur avv geom rag ilmo ilma excmo excma rechtsanwaltin dipl comte
    проф доц д-р др канд акад чл-кор инж мр г-н г-жа гл ас пані к д ф-м н т э юр мед филол
    καθ καθηγητης δρ κ κα κος`),
);
/** Those that are also given names, surnames or initials, and count as honorifics only with a full stop or a capital name behind. */
export const DOTTED_ONLY: ReadonlySet<string> = new Set(
  words(
    `m d fr sr me pr ing mag don dona er ca ar adv rer nat phil med h c hc kum mg eng arch hon doc docent major gen pd lic lady lord
    hab lek n zw ks bc et ars gor ts gs bs ald canon ven bro sen gov amb cdr adm rag dipl bsc msc mw
    проф доц канд акад инж гл ас к д н т э юр мед филол καθ κ`,
  ),
);
/** The faculty that a doctorate is of, as German and Latin write it behind "Dr.": "Dr. iur.", "Dr. rer. pol.", "Dr. med. dent.". */
export const FACULTIES: ReadonlySet<string> = new Set(
  words(`
    iur jur utr theol dent vet medic pol oec publ agr troph silv forest paed pad sc hum soc math biol pharm techn mont cult
    sportwiss disc`),
);
/** Those of Romanian, "Conf. univ. dr.": elsewhere they are universities and conferences, "Univ. Houston". */
export const ROMANIAN: ReadonlySet<string> = new Set(words('univ conf lect asist sef lucr drd prep'));
/** In brackets between two forms of address: whose, or of which school: "Dr. (Mrs.)", "Dipl.-Ing. (FH)". */
export const IN_BRACKETS: ReadonlySet<string> = new Set(words('fh th tu ba uni univ eth mrs miss ms mr smt sow'));
/** What stands before "Hon" and "Reverend": "The Rt Hon", "The Very Revd". */
export const BEFORE_HONOUR: ReadonlySet<string> = new Set(words('the rt right most very'));
export const HONOURS: ReadonlySet<string> = new Set(words('hon honourable honorable rev revd reverend'));

/** Degrees and memberships behind a name. */
export const DEGREES: ReadonlySet<string> = new Set(
  words(`
    phd dphil scd md dsc edd jd llm llb mba mpa mph msc ms ma bsc bs ba mphil meng beng mfa bfa msw mlis mls mls dds dmd dvm
    rn np pa pharmd psyd dnp ed dr phil frs fba freng frse fieee facm faaas obe mbe cbe esq cpa pe pmp pg cfa cissp mres med
    btech mtech mtheol thm thd do od phm mrcp frcp frcs frcpc mbbs mbchb mbbch mch dm msn bsn fnp aprn crnp lcsw lpc lmft ccc-slp
    hdr dea dess dr-ing dipl-ing mag mmag bed bcom mcom mca bca be me net set cand scient ret habil aia faia leed ap facs facp
    facep faan aicp ra gri crs abr sres mai emeritus emerita retd kc qc dl
    csc drsc msi mpd mkom skom spd`),
);
export const GENERATIONS: ReadonlySet<string> = new Set(words('jr sr ii iii iv junior senior 2nd 3rd'));
/** Small words within names. */
export const PARTICLES: ReadonlySet<string> = new Set(
  words(`
    van von de der den del della di da do dos das du la le les el al ap ferch bin ben ibn bint abu zu zum zur ter ten te af av y
    lo degli dei san st saint mac mc o op het 't vander vande dit d' l' ul abd delle dello`),
);
