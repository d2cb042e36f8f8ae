import type { SiteWords } from './site-words';

export const en: SiteWords = {
  to: {
    faculty:
      'faculty|people|staff|our people|our team|the team|team|meet the team|team members|members|faculty members|faculty and staff|faculty & staff|people & faculty|staff directory|faculty directory|faculty list|people directory|directory|lab members|group members|researchers|academic staff|teaching staff|professors|lecturers|teachers|instructors|personnel|who we are|leadership|board of directors|graduate students|phd students|postdocs|alumni directory|doctors|our doctors|physicians|specialists|council members|principal investigators|scientists|administrative staff|faculty profiles|staff profiles|phone book|phonebook',
    departments:
      'departments|department|academic departments|schools|colleges|schools and colleges|schools & colleges|colleges and schools|colleges & schools|faculties|academic units|academic divisions|divisions|institutes|centers|centres|centers and institutes|centers & institutes|institutes and centers|laboratories|labs|research groups|research teams|groups|teams|departments and programs|departments & programs|departments and offices|offices|administrative offices|clinics|organization|organisation|organizational structure|organisational structure|organization chart|structure|schools and departments|schools & departments|faculties and departments|faculties & departments|a-z index|departments a-z|departments and divisions|units',
  },
  path: {
    faculty:
      'people|faculty|staff|team|members|directory|personnel|facultystaff|faculty-staff|ourteam|our-team|our-people|teachers|professors|researchers|academic-staff|peoples|faculties-list|leadership|doctors|phonebook',
    departments:
      'departments|department|dept|depts|schools|colleges|schools-colleges|colleges-schools|faculties|divisions|institutes|centers|centres|laboratories|labs|groups|offices|units|organization|organisation|structure|teams|clinics',
  },
  unit: 'group|lab|laboratory|institute|center|centre|department|dept|division|school|college|faculty|office',
  toward:
    'academics|academic|about|about us|about the department|about the school|research|education|schools|departments|organization|university|college|contact|contact us|contacts|info|information|general information|main|home|overview|administration|governance|site map|sitemap|teaching|undergraduate|graduate',
  away: 'news|events|event|calendar|admission|admissions|apply|apply now|login|log in|sign in|register|library|jobs|careers|vacancies|give|giving|donate|publications|publication|papers|gallery|photos|courses|course catalog|course|syllabus|exam|exams|results|tender|tenders|notice|notices|rules|policy|policies|privacy|terms|cookies|accessibility|copyright|shop|tickets|visit|parking|map|maps|directions|download|downloads|forms|faq|help|search|blog|press|media|thesis|theses|scholarships|tuition|fees|housing|dining|athletics|sports|emergency|safety|feedback|subscribe|read more|archive|previous|past',
  more: 'next|next page|older|more people|show all|view all|see all|all faculty|all people|all staff|all departments|full list',
};
