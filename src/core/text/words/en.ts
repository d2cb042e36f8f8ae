import type { Words } from './words';

export const en: Words = {
  eventSection:
    "events?|what'?s on|what’s on|calendar|upcoming|schedule|agenda|programme?|exhibitions?|concerts?|shows|gigs|tour dates|meetings?|workshops|classes|performances|season|line-?up|seminars?|colloqui(?:um|a)|happening|screenings|fixtures",
  eventWord:
    'concert|exhibition|festival|workshop|lecture|talk|seminar|webinar|conference|symposium|colloquium|meeting|session|class|course|tour|screening|film|performance|show|gig|live|party|fair|market|sale|open day|open house|ceremony|recital|reading|book club|storytime|quiz|competition|tournament|match|race|walk|run|parade|celebration|fundraiser|gala|reception|training|hearing|retreat|camp|ball|brunch|carols?|comedy|theatre|theater|opera|ballet|dance|dj|orchestra|choir|quartet|presents|opening|launch|meetup|hackathon|forum|summit|discussion|q&a|live music|night|masterclass|special offer|campaign|premiere',
  news: 'news|press releases?|blog|articles?|posted|published|updated|announcements?|latest|stories|media|by admin|comments?|leave a reply|read time|min read|changelog|release notes',
  past: 'past events?|archive[sd]?|report|recap|review|took place|was held|photos from|previous',
  peopleSection:
    'faculty|staff|people|our team|the team|team|members?|directory|leadership|board|directors|officers|professors?|researchers?|students|postdocs?|fellows|lecturers|instructors|principal investigators?|scientists|alumni|who we are|meet the|meet our|executives?|management|trustees|council(?:l?ors)?|advis(?:or|er)s|administration|affiliates|emerit[iua]s?|personnel|contacts?|committee|speakers|collaborators|visitors',
  unitSection:
    'departments?|schools?|colleges?|faculties|institutes?|centers?|centres?|divisions?|offices|units|programs?|academics?|research groups|laborator(?:y|ies)|labs|services|administration|directory',
  unitList:
    'departments|schools|colleges|faculties|divisions|offices|institutes|cent(?:er|re)s|laboratories|labs|research groups|groups|teams|units|clinics|specialties|branches|libraries',
  placeLabel: 'venue|location|place|where|address|room|at',
  venueWord:
    'hall|theatre|theater|museum|gallery|library|cent(?:er|re)|auditorium|arena|stadium|club|bar|pub|church|cathedral|park|garden|hotel|room|building|campus|school|college|university|house|studio|cinema|lounge|caf[eé]|restaurant|square|street|st\\.|avenue|ave|road|rd|boulevard|online|zoom|virtual|chapel|castle|barn|ballroom|plaza|pavilion|pier|wharf|dock|marina|harbo(?:u)?r|promenade|boardwalk|waterfront|rooftop|courtyard|greenhouse|gymnasium|courthouse|bookstore|brewery|winery|tavern|taproom|speedway|fairgrounds?|amphitheat(?:er|re)|bandshell|bandstand|gazebo|terrace|chambers?',
  priceLabel:
    'price|cost|fee|fees|admission|tickets?|entry|free|free admission|free entry|rsvp|register|registration|suggested donation',
  dateLabel: 'date|dates|when|time|date and time|start|starts|ends?|doors|begins',
  moreLabel:
    'read more|more|more info(?:rmation)?|learn more|find out more|details|view details|see details|see more|show more|view|view all|see all|all events|register|register now|sign up|rsvp|book|book now|book tickets|buy|buy tickets|get tickets|tickets|tickets here|add to (?:my )?calendar|(?:export to )?ical(?:endar)?|export|google calendar|share|directions?|map|website|email|e-mail|profile|view profile|full profile|bio|biography|cv|download|agenda|minutes|click here|here|link|home|next|previous|back|top|sold out|on sale|info|facebook|twitter|instagram|linkedin|contact|send email|homepage|personal website|publications?|google scholar|orcid|subscribe|print|edit|delete|reply|today|week|month|day|list|filter|search|menu|close',
  hours: 'opening hours|office hours|business hours|hours|open daily|opening times|hours of operation',
  cancelled: 'cancel(?:l?ed|lation)',
  postponed: 'postponed|rescheduled|new date',
  soldOut: 'sold out',
  attributeLabel:
    'e-?mail|phone|tel(?:ephone)?|mobile|fax|office|room|address|website|web|homepage|research interests?|research areas?|areas of (?:interest|expertise)|interests|expertise|education|degrees?|office hours|biography|publications|courses|teaching|keywords|affiliations?|department|position|title|supervisor|advisor|topics?|speciali[sz]ations?|responsibilities|languages|location|contact',
  signUpLabel:
    '(?:how to )?(?:book|register|apply|sign up|enrol+|reserve)(?: (?:now|online|here|your (?:place|seat)))?|(?:advance |online |group )?(?:bookings?|registrations?|reservations?|applications?|enrol+ments?)(?: (?:information|details|deadline|opens?|period))?|(?:advance )?ticket sales|sign[- ]?ups?|waiting lists?',
  contactLabel:
    'contact(?: us| (?:details|information|person))?|(?:further |general )?(?:enquiries|inquiries)|(?:for )?(?:more|further) information',
};
