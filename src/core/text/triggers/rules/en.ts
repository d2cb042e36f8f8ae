/** English. */
export const en = String.raw`
name ¦ name|full name|staff name|faculty name ¦ ^…{:}{text} ¦ Name: Mary Ellen Dow ¦ Mary Ellen Dow
gender ¦ sex|gender ¦ ^…{:}(?<value>[Mm]ale|[Ff]emale|[Nn]on-binary|M|F)\b ¦ Sex: Female ¦ Female
age ¦ age ¦ ^…{:}{age}\b ¦ Age: 47 ¦ 47
birthDate ¦ date of birth|birth date|birthday|d.o.b.|dob|born ¦ ^…{:}{day} ¦ Date of birth: 4 May 1961 ¦ 4 May 1961
birthDate ¦ born ¦ … (?:on |in )(?:[\p{L} ,]{0,30}?(?:on|in) )?(?<value>(?:\d{1,2}\.? \p{L}{3,9},? |\p{L}{3,9} \d{1,2},? )?[12]\d{3}) ¦ He was born on 4 May 1961 in Leeds. ¦ 4 May 1961
telephone ¦ tel|tel.|telephone|phone|phones|phone number|telephone number|phone no|phone no.|tel. no.|office phone|work phone|business phone|direct line|mobile|mobile phone|cell|cell phone|ph|ph.|call us|main office|contact number ¦ …{:}{number} ¦ Tel: +44 20 7946 0000 ext. 12 ¦ +44 20 7946 0000 ext. 12
telephone ¦ tel|tel.|telephone|phone|ph|ph.|mobile|mobile phone|call us at|call us on|call|voice ¦ … ?{number} ¦ Phone (206) 555-0134 ¦ (206) 555-0134
telephone ¦ voice|office|work|home ¦ ^…{:}{number} ¦ Voice: (206) 555-0134 ¦ (206) 555-0134
telephone ¦ phone|voice|office|work ¦ ^{number} \(?…\)?$ ¦ (206) 555-0134 (voice) ¦ (206) 555-0134
faxNumber ¦ fax|fax number|fax no|fax no.|facsimile|telefax ¦ …{:}{number} ¦ Phone: 555-0134 Fax: 555-0199 ¦ 555-0199
faxNumber ¦ fax|facsimile|telefax ¦ … ?{number} ¦ Fax (206) 555-0199 ¦ (206) 555-0199
faxNumber ¦ fax ¦ {number} \(…\) ¦ 206 555-0199 (fax) ¦ 206 555-0199
email ¦ email|e-mail|mail|email address|e-mail address|contact email|internet ¦ …{:}{email} ¦ E-mail: m.dow [at] example.edu ¦ m.dow [at] example.edu
email ¦ email|e-mail ¦ … ?{email} ¦ Email m.dow@example.edu for details ¦ m.dow@example.edu
alumniOf ¦ alma mater|education|academic background|educational background|school|institution|university attended|graduated from ¦ ^…{:}{text} ¦ Alma mater: University of Exampleton ¦ University of Exampleton
alumniOf ¦ graduated|graduate|alumnus|alumna ¦ …(?: [a-z]{2,12}){0,4} (?:from|of) (?:the )?{Name} ¦ She graduated with honours from the University of Exampleton in 1998. ¦ University of Exampleton
alumniOf ¦ ph.d.|phd|doctorate|doctoral degree|master's degree|bachelor's degree|m.sc.|msc|m.s.|b.sc.|bsc|b.s.|m.a.|b.a.|degree|degrees|ph.d ¦ …{gap}(?:from|at) (?:the )?{Name} ¦ He received his Ph.D. in computer science from the University of Exampleton in 1990. ¦ University of Exampleton
alumniOf ¦ ph.d.|phd|ph.d|m.sc.|msc|m.s.|m.a.|b.sc.|bsc|b.s.|b.a. ¦ ^…,{gap}, ?(?:the )?(?<value>[^,\n]{0,40}(?:University|Institute|College|School|UC)[^,\n]{0,50})(?:,|\(|$| [12]\d{3}) ¦ Ph.D., Physics, University of Exampleton, 1990 ¦ University of Exampleton
degree ¦ degree|degrees|qualification|qualifications|highest degree|academic degree|academic qualifications ¦ ^…{:}{text} ¦ Degree: MSc in Chemistry ¦ MSc in Chemistry
degree ¦ received|earned|obtained|completed|holds|has|awarded ¦ … (?:(?:his|her|their|my|a|an|the) )?(?<value>(?:Ph\.? ?D\.?|D\.?Phil\.?|M\.?D\.?|M\.?Sc\.?|M\.?S\.?|B\.?Sc\.?|M\.?B\.?A\.?|doctorate|master's degree|bachelor's degree)(?: degree)?(?: in [\p{L} -]{3,50}?)?)(?= from| at| and|[.,;]|$) ¦ She received her Ph.D. in Physics from Exampleton. ¦ Ph.D. in Physics
jobTitle ¦ title|job title|position|designation|rank|role|occupation|academic rank|current position|post ¦ ^…{:}{text} ¦ Position: Associate Professor ¦ Associate Professor
jobTitle ¦ i am|he is|she is|is|i'm ¦ … (?:currently )?(?:an?|the) (?<value>(?:[\p{L}-]{2,20} ){0,3}(?:professor|lecturer|researcher|director|manager|engineer|scientist|student|fellow|librarian|chair|dean|head|reader|instructor)(?: emeritus)?)\b ¦ She is an associate professor in the department. ¦ associate professor
knowsAbout ¦ research interests|research interest|research areas|research area|areas of interest|area of interest|interests|areas of expertise|expertise|specialization|specialisation|specialties|specialty|research|research focus|research topics|research fields|research field|field of study|fields of interest|areas of specialization|keywords|teaching interests|area of research|areas of research ¦ ^…{:}{text} ¦ Research Interests: compilers, type systems ¦ compilers, type systems
knowsAbout ¦ research interests|research interest|interests|research ¦ …(?: [a-z]{2,10}){0,2} (?:are|is|include|includes|lie in|focuses on|focus on|concerns)(?: mainly| primarily)?(?: in)?(?: the areas? of)?:? {phrase} ¦ My research interests include compilers and type systems. ¦ compilers and type systems
knowsAbout ¦ specializes|specialises|interested|expert ¦ … in {phrase} ¦ He specializes in medieval trade law. ¦ medieval trade law
address ¦ address|mailing address|postal address|location|visit us|street address|campus address|office address|where|find us|our address|campus mail|surface mail|visiting address ¦ ^…{:}{text} ¦ Address: 12 Long Lane, Exampleton ¦ 12 Long Lane, Exampleton
office ¦ office|room|office location|office number|office room|room number|campus office ¦ ^…{:}(?<value>[^\n]{0,60}\d[^\n]{0,60}|[\p{Lu}][^\n]{2,80}) ¦ Office: 312 Long Hall ¦ 312 Long Hall
office ¦ room|rm|rm. ¦ … (?<value>[A-Z]?-?\d[\w.-]{0,8}) ¦ You find me in Room 4.12 most days. ¦ 4.12
affiliation ¦ department|dept|dept.|affiliation|affiliations|school/department|division|unit|faculty|college|institute|organization|organisation|company|primary affiliation|home department|program ¦ ^…{:}{text} ¦ Department: Applied Weather Studies ¦ Applied Weather Studies
function ¦ responsible|responsibility|responsibilities ¦ … for {phrase} ¦ The office is responsible for student housing and meals. ¦ student housing and meals
function ¦ function|functions|mission|mission statement|our mission|responsibilities|duties|purpose|objective|objectives|what we do|services|about us|about the department|overview|goal ¦ ^…{:}{text} ¦ Mission: to bring books to every street. ¦ to bring books to every street
function ¦ mission|purpose|aim|goal ¦ … (?:of [^\n.;]{2,80} )?is {phrase} ¦ The mission of the office is to help new students settle. ¦ to help new students settle
function ¦ undertakes|oversees|administers|supports|provides|coordinates|offers|conducts|promotes ¦ (?:[Oo]ffice|[Dd]epartment|[Cc]ent(?:er|re)|[Dd]ivision|[Uu]nit|[Ss]ection|[Ii]nstitute|[Cc]ouncil|[Ll]aboratory|[Ss]chool|[Tt]eam|[Ll]ibrary|[Ww]e)(?: [a-z]{2,10})? … {phrase} ¦ The centre provides training for nurses. ¦ training for nurses
foundingDate ¦ founded|established|year of establishment|year founded|date of establishment|since|foundation ¦ ^…{:}{day} ¦ Established: April 1949 ¦ April 1949
foundingDate ¦ founded|established|set up|created|formed|inaugurated|opened ¦ (?:was|were|been|is)(?: first| officially| formally| originally)? …(?: by [\p{L} .]{2,40})? (?:in|on) (?:the year )?(?<value>(?:\d{1,2}\.? )?(?:\p{Lu}\p{L}{2,9},? (?:\d{1,2}, )?)?[12]\d{3}) ¦ The department was established in June 1963. ¦ June 1963
foundingDate ¦ founded|established ¦ ^… (?:in )?{year} ¦ Founded in 1871, the college has two halls. ¦ 1871
head ¦ head|director|chair|chairperson|chairman|dean|head of department|department chair|department head|principal|president|manager|contact person|ceo|principal investigator|representative ¦ ^…{:}(?<value>(?:\p{Lu}[\p{L}.'’-]{0,20} ?){2,6}) ¦ Head of department: Prof. Mary E. Dow ¦ Prof. Mary E. Dow
head ¦ headed|led|chaired|directed ¦ … by (?:the )?(?<value>(?:\p{Lu}[\p{L}.'’-]{0,20} ?){2,6}) ¦ The unit is headed by Dr Mary Dow since May. ¦ Dr Mary Dow
homepage ¦ homepage|home page|website|web site|web|url|www|personal page|personal website|web page|internet ¦ ^…{:}{web} ¦ Website: www.example.edu/~dow ¦ www.example.edu/~dow
openingHours ¦ opening hours|hours|office hours|business hours|hours of operation|open|opening times|open hours|working hours|library hours|visiting hours ¦ ^…{:}(?<value>[^\n]{0,120}\d[^\n]{0,120}) ¦ Opening hours: Mon-Fri 9:00-17:00 ¦ Mon-Fri 9:00-17:00
name ¦ mr.|mrs.|ms.|miss|dr.|dr|prof.|professor|sir ¦ … (?<value>\p{Lu}[\p{L}.'’-]{1,20}(?: (?:de |van |von |der |la )?\p{Lu}[\p{L}.'’-]{0,20}){1,3}) ¦ You may write to Dr. Mary E. Dow about it. ¦ Mary E. Dow
jobTitle ¦ professor|associate professor|assistant professor|lecturer|senior lecturer|instructor|dean|director|postdoctoral fellow|postdoctoral researcher|postdoc|research fellow|research scientist|research associate|phd student|ph.d. student|graduate student|master student|undergraduate student|manager|coordinator|administrator|assistant|secretary|president|vice president|engineer|scientist|specialist|chair|head|librarian|adjunct professor|visiting professor|professor emeritus|research assistant|teaching assistant|principal investigator|technician|officer|advisor|founder|ceo|lead ¦ {head}…{tail} ¦ Mary Dow, Associate Professor of Law, 312 Long Hall ¦ Associate Professor of Law
affiliation ¦ department of|school of|faculty of|institute of|college of|division of|center for|centre for|university of|laboratory of ¦ {head}…{tail} ¦ Lecturer, Department of Applied Weather Studies ¦ Department of Applied Weather Studies
`;
