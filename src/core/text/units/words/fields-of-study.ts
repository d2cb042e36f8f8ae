/**
 * Fields of study. A list of departments often gives the field alone ("Linguistics"), so a text that is nothing but a
 * field is a weak candidate for a department.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Folded words that name a field by themselves. */
export const FIELDS: ReadonlySet<string> = new Set(
  words(`
    accounting aeronautics aerospace agriculture agronomy anatomy anesthesiology anthropology archaeology architecture art arts
    astronomy astrophysics biochemistry bioengineering bioinformatics biology biophysics biostatistics botany business
    cardiology chemistry classics commerce communication communications computing criminology dance demography dentistry
    dermatology design drama ecology economics education electronics endocrinology energy engineering english entomology
    epidemiology ethics ethnology film finance fisheries forestry french genetics geodesy geography geology geophysics
    geosciences german greek gynecology haematology hematology hebrew history horticulture humanities humanity hydrology immunology informatics
    italian japanese journalism kinesiology latin law liberal linguistics literature literatures logic management
    marketing mathematics maths mechanics mechatronics medicine metallurgy meteorology microbiology music musicology nanotechnology
    neurology neuroscience nursing nutrition obstetrics oceanography oncology ophthalmology optics optometry
    orthodontics paediatrics pathology pediatrics pedagogy pharmaceutics pharmacology pharmacy philology philosophy physics
    physiology physiotherapy politics polymer psychiatry psychology radiology religion rhetoric robotics russian scandinavian
    slavic sociology spanish statistics surgery surveying theater theatre theology toxicology urology virology zoology
    cultures economy policy planning management affairs media folklore sexuality gender jurisprudence
    chinese portuguese arabic korean languages language studies science sciences technology technologies
    informatik mathematik physik chemie biologie geschichte philosophie psychologie medizin rechtswissenschaft
    rechtswissenschaften wirtschaftswissenschaften wirtschaftswissenschaft maschinenbau elektrotechnik bauingenieurwesen
    architektur germanistik anglistik romanistik soziologie politikwissenschaft padagogik theologie musikwissenschaft geographie
    geowissenschaften pharmazie sprachwissenschaft kunstgeschichte betriebswirtschaftslehre volkswirtschaftslehre
    informatique mathematiques physique chimie histoire philosophie psychologie medecine droit economie sociologie
    informatica matematicas matematica fisica quimica biologia historia filosofia psicologia medicina derecho economia sociologia
    ingenieria engenharia ingegneria giurisprudenza lettere letras direito enfermeria enfermagem arquitectura arquitetura
    farmacia veterinaria agronomia odontologia linguistica datavetenskap matematik fysik kemi biologi historia filosofi psykologi
    medicin juridik ekonomi sociologi wiskunde natuurkunde scheikunde geneeskunde rechten economie psychologie`),
);

/** Folded words that qualify a field and name none alone ("applied", "molecular"). */
export const FIELD_MODIFIERS: ReadonlySet<string> = new Set(
  words(`
    city country professional interdisciplinary biomolecular metabolic dutch greek roman mediterranean metropolitan mongolian tibetan persian indian chicano
    latinx asian global poverty immunity women's human critical landscape military translational regenerative surgical dental
    pharmaceutical veterinary radiation respiratory cardiovascular statistical actuarial linguistic pure leisure tourism sport sports
    exercise hospitality fashion graphic interior product textiles operations research decision supply
    applied computational experimental theoretical molecular cellular cell plant microbial animal human comparative
    computer information data electrical electronic mechanical civil chemical industrial environmental biomedical biological
    physical mathematical political social public international global american african asian european east south
    southeast middle eastern near north latin native ethnic jewish islamic religious medieval modern early ancient
    gender women's womens media film visual performing fine creative urban regional earth planetary atmospheric ocean
    marine space nuclear materials material energy resources resource agricultural natural veterinary health
    medical clinical internal preventive nutritional behavioral behavioural cognitive developmental educational special
    elementary secondary physical business managerial financial organizational legal criminal cultural art music dance drama
    theater theatre performance history romance germanic slavic scandinavian celtic french german italian spanish portuguese
    english chinese japanese korean russian arabic hebrew greek foreign classical language literature food plant soil water
    wood textile systems software hardware network communication communications library operations quantitative vision
    speech hearing rehabilitation family child community and & of the et und y e och en development conservation integrative
    evolutionary structural chemistry biology physics engineering science economics mathematics statistics psychology
    geography nutrition toxicology infectious diseases renaissance buddhist folklore rhetoric peace conflict labor industrial
    policy bio nano robotics artificial intelligence automotive aerospace petroleum mining geological ecology microbiology
    biochemistry philosophy sociology arts humanities technology medicine law education wirtschafts`),
);
