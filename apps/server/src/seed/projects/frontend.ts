import type { ProjectGroup } from './project.ts';

export const frontend: readonly ProjectGroup[] = [
  {
    skills: ['HTML', 'CSS', 'JavaScript', 'UX Design'],
    professions: ['frontend'],
    budget: [2800, 5200],
    duration: '1 month',
    projects: [
      {
        title: 'Accessibility audit and repair of the city website',
        company: 'Ciudad Clara',
        subject: 'the city website',
        description:
          'A blind colleague cannot file her own holiday request on our site, which tells us all we need to know about the rest. Please audit the ten busiest pages with keyboard, screen reader and 400 percent zoom. Fix what can be fixed in the front end, and teach our two developers along the way. An automatic report alone is not what we are looking for.',
        status: 'COMPLETED',
        demoFreelancer: 'ACCEPTED',
        answers: [
          'I would open the audit with your colleague’s holiday request, fix that path end to end in the first week, and let it set the standard for the other nine pages.',
          'Teaching works best on your own code, so each finding would be repaired by one of your developers while I watch.',
          'I would test the forms in speech recognition as well, since it breaks in places where screen readers still cope.',
        ],
        review: {
          stars: 5,
          text: 'Our colleague filed her holiday request alone in the second week, and the room applauded. Our developers now argue about focus order at lunch.',
        },
      },
      {
        title: 'Accessibility audit and repair of ticket machines on the web',
        company: 'Fjordlinjen',
        subject: 'the web ticket machine',
        description:
          'Our web shop copies the ticket machine on the quay, touch gestures included. Passengers tell us that they cannot buy a ticket with a keyboard or with the text enlarged. The route has six steps and one timer. We need an audit, repairs and a note to the maker of the machine itself.',
        status: 'ASSIGNED',
        demoFreelancer: 'REJECTED',
        answers: [
          'The timer worries me most: I would let it be extended before it appears and never let it empty a basket.',
          'I would replace the copied gestures by plain buttons and show you in numbers that sighted passengers become faster too.',
          'A short film of a screen-reader user buying a ticket to the third village would be my note to the maker.',
        ],
      },
      {
        title: 'Accessibility audit and repair of online exercises',
        company: 'Open Slate Learning',
        subject: 'the online exercises',
        description:
          'Pupils with low vision wait until a teacher has time to read an exercise to them. Formulas are pictures, drag-and-drop has no alternative and the colours of graphs carry meaning. We want all twelve types of exercise to work with a keyboard and a screen reader. Two schools have offered to test with us every other Thursday.',
        status: 'COMPLETED',
        demoFreelancer: 'ACCEPTED',
        answers: [
          'I would turn the formulas into MathML first, because every other repair is pointless while the question itself is a picture.',
          'Dragging can become choosing from two lists without losing the lesson; I would prove that with the number line and reuse the pattern.',
          'Graphs would get patterns and direct labels, and a table behind each that a screen reader walks through.',
        ],
        review: {
          stars: 4,
          text: 'Eleven of the twelve exercise types work beautifully with a keyboard. The number line took one round more than planned.',
        },
      },
    ],
  },
  {
    skills: ['React', 'TypeScript', 'CSS', 'Figma'],
    professions: ['frontend', 'fullstack'],
    budget: [5500, 9500],
    duration: '2-3 months',
    projects: [
      {
        title: 'Component library for dense lending screens',
        company: 'Copperline Capital',
        subject: 'the lending tools',
        description:
          'Three teams build the same table three times, and underwriters use all three with the keyboard all day. We want one React library with tokens, about twenty components and documentation that answers a question in a minute. Density matters more than air here. Please tell us what you would leave out.',
        status: 'COMPLETED',
        answers: [
          'I would leave out the date picker at first, because underwriters type dates, and put that week into the table.',
          'Keyboard shortcuts would be documented per component and tested like any other behaviour, since they are your users’ real interface.',
          'I would start with an inventory: every table on every screen, side by side on one wall, with the three teams in the room.',
        ],
        review: {
          stars: 4,
          text: 'The table alone was worth it. Documentation is short in two places, as agreed, and a little too short in a third.',
        },
      },
      {
        title: 'Component library for three port applications',
        company: 'Harbourlight Studio',
        subject: 'the port components',
        description:
          'Planning, pilots and customs each have an application from us, and each has its own buttons. Two of them are used outdoors, in the sun and with gloves on. We would like one React library with tokens for daylight and night, twenty components and an example for each. Our three teams will adopt it one screen at a time.',
        status: 'PENDING_COMPLETION',
        demoFreelancer: 'ACCEPTED',
        answers: [
          'I would take the pilots’ screen outside at noon on day two and set the contrast of the daylight tokens there rather than at a desk.',
          'Gloves need targets of twelve millimetres, so size would be a token from the start and not an exception for one team.',
          'Adoption is the real risk; I would move one small screen in each of the three applications before the tenth component exists.',
        ],
      },
      {
        title: 'Component library for nurse workstations',
        company: 'Tidewater Clinics',
        subject: 'the nurse workstations',
        description:
          'Nurses use our software on a wall screen, a trolley and a phone, often within a minute. Some screens are read from three metres away. We need a React library that covers these sizes, with large type, calm alarms and no surprises at shift change. A ward sister with strong opinions is on the team.',
        status: 'OPEN',
        demoFreelancer: 'PENDING',
        answers: [
          'I would build the alarm first, with the ward sister, because its three levels decide most of the colour and sound rules.',
          'From three metres a number needs to be 24 millimetres high; I would derive the wall scale from that and the others from the wall.',
          'Shift change is when the same screen gets a new reader, so I would test each component with a person who sees it cold.',
          'Trolley, wall and phone could share one layout engine with container queries, which keeps the three sizes from drifting apart.',
        ],
      },
    ],
  },
  {
    skills: ['Next.js', 'React', 'TypeScript', 'CSS'],
    professions: ['frontend', 'fullstack'],
    budget: [4200, 7800],
    duration: '2-3 months',
    projects: [
      {
        title: 'Rebuild the events calendar in Next.js',
        company: 'Marquee & Moon',
        subject: 'the events calendar',
        description:
          'Most visitors open our calendar in the street with one bar of signal and look at a spinner for four seconds. We want pages that arrive complete from the server, addresses that can be shared and a budget for script size that a check enforces. Content comes from an existing API. Please describe how you would move over page by page.',
        status: 'COMPLETED',
        demoFreelancer: 'ACCEPTED',
        answers: [
          'I would move the page for tonight first, as it has most of your visitors, and keep the old calendar behind it until the last hall is done.',
          'The size budget would be a failing check on day one, set at what you have today, and lowered with every page that moves.',
          'I would hold each page against one bar of signal on a cheap phone and publish the recording to your team every Friday.',
        ],
        review: {
          stars: 5,
          text: 'Tonight’s page opens before the traffic light turns green. The size check has already stopped us twice.',
        },
      },
      {
        title: 'Rebuild the homes catalogue in Next.js',
        company: 'Keystone Lettings',
        subject: 'the homes catalogue',
        description:
          'Search engines see an empty page where our homes should be, and so do some owners. The catalogue is a single-page application with filters that forget themselves. We need server-rendered pages, filters that live in the address and pictures that load in the right size. The API is ours and can be changed.',
        status: 'IN_PROGRESS',
        demoFreelancer: 'ACCEPTED',
        answers: [
          'I would put the filters into the address first, inside the old application, so that links keep working on the day we switch.',
          'Pictures are probably nine tenths of your page weight; I would serve three widths and let the browser choose.',
        ],
        sentBack:
          'On small phones the map covers the Apply button, and homes that were let last week still appear under Didsbury. Everything else is what we hoped for.',
      },
      {
        title: 'Rebuild the course catalogue in Next.js',
        company: 'Open Slate Learning',
        subject: 'the course catalogue',
        description:
          'Schools open our catalogue on computers that are older than the pupils. It needs to come complete from the server, work without scripts for reading, and stay under 90 kilobytes. There are 64 courses in three languages. A teacher should be able to print a course on one page.',
        status: 'OPEN',
        demoFreelancer: 'REJECTED',
        answers: [
          'Reading without scripts would be my first test, and everything interactive is added on top of a page that already works.',
          'I would give print a stylesheet and a review by two teachers, since one page per course is a design task and not a setting.',
          'Sixty-four courses in three languages can be built ahead of time, so the old computers would receive plain files.',
          'My budget for the first page would be 60 kilobytes, to leave you 30 for the ideas that come later.',
        ],
      },
    ],
  },
  {
    skills: ['Angular', 'TypeScript', 'JavaScript', 'HTML'],
    professions: ['frontend'],
    budget: [5200, 8800],
    duration: '2-3 months',
    projects: [
      {
        title: 'Angular developer for five freight screens',
        company: 'Rahma Logistics',
        subject: 'the freight screens',
        description:
          'Our planners open the back office a hundred times a day, in an AngularJS that is older than some of them. We are moving to current Angular and need an experienced hand for the five hardest screens. One of them has a table with 80,000 rows. Everything must be quick with the keyboard.',
        status: 'OPEN',
        answers: [
          'I would take the table first, with virtual rows and a keyboard model agreed with two planners, since the other four screens borrow from it.',
          'Both versions can run side by side in one page, so each screen would go live on the day it is ready.',
          'My measure would be keystrokes per planned load, counted before and after with the same planner.',
          'A hundred openings a day means start-up time is the feature; I would bring that under a second before drawing anything new.',
        ],
      },
      {
        title: 'Angular forms for spare part orders',
        company: 'Strojírny Vltava',
        subject: 'the order forms',
        description:
          'Clerks take orders on the phone while they type into forms with a hundred fields. The forms are being moved to Angular, and the clerks with twenty years of practice are our testers. A tab in the wrong place costs a minute a call. We look for help with the three forms that matter.',
        status: 'COMPLETED',
        answers: [
          'I would record the order in which customers say things on the phone and make the tab order follow it.',
          'Of a hundred fields perhaps fourteen are used on a call; I would bring those to the first screen and measure the rest.',
        ],
        review: {
          stars: 5,
          text: 'Our clerk with thirty years of practice asked who had been listening to her calls. Everyone types ahead again.',
        },
      },
      {
        title: 'Angular screens for tree records',
        company: 'Ville Verte',
        subject: 'the tree records',
        description:
          'Foresters fill in tree records on a tablet with cold fingers, in forms drawn for a mouse. We move to current Angular and want the five most used screens to work by touch, keyboard and voice. Records are long, and a lost one means another walk. French and English in the same build.',
        status: 'COMPLETED',
        answers: [
          'I would save each field as it is left and show that it was saved, so that a frozen tablet never costs a second walk.',
          'Cold fingers miss by a centimetre; I would space the choices by that and test outdoors in the first cold week.',
        ],
        review: {
          stars: 3,
          text: 'Nothing has been lost since November. Voice entry in French came late and still stumbles over Latin names.',
        },
      },
    ],
  },
  {
    skills: ['Test Automation', 'TypeScript', 'CI/CD'],
    professions: ['frontend', 'fullstack', 'devops'],
    budget: [2400, 4600],
    duration: '1 month',
    projects: [
      {
        title: 'Automated tests for berth planning',
        company: 'Harbourlight Studio',
        subject: 'the berth planning tests',
        description:
          'We release on Thursdays and hold our breath until Friday, since last month a harmless change moved every ferry by one hour. We would like a small suite of end-to-end tests for the ten paths that matter, fast enough to run on every change and steady enough to be believed. Please start with a week of looking around. Pairing with our developers is welcome.',
        status: 'OPEN',
        demoFreelancer: 'WITHDRAWN',
        answers: [
          'An hour’s shift is a clock problem, so I would freeze time in the tests and run each of the ten paths on both sides of a clock change.',
          'Steady comes before many: I would land one test a day, run it a hundred times over night and keep only what never wavers.',
          'I would let your dispatchers name the ten paths by asking what they check by hand on a Thursday evening.',
          'My week of looking around would end with a list of manual checks that can stop, because that is what pays for the suite.',
        ],
      },
      {
        title: 'Automated tests for appointment reminders',
        company: 'Baobab Health',
        subject: 'the reminder tests',
        description:
          'Last spring four hundred parents were reminded of an appointment they had already kept. We need tests around the sending of messages: who, when, once. They should run on every change within five minutes and use a fake telephone network that fails like the real one. Two of our developers want to learn.',
        status: 'PENDING_COMPLETION',
        answers: [
          'I would build the fake network from your logs of last spring, with its delays and its double receipts.',
          'Once is a property and not an example, so I would generate a thousand schedules and look for any parent who hears twice.',
        ],
      },
      {
        title: 'End-to-end tests for an exhibition guide',
        company: 'Faro Creative',
        subject: 'the exhibition guide',
        description:
          'Visitors are patient with a new exhibition and not with a guide that freezes in room three. The guide runs on borrowed tablets without a network. We need a handful of end-to-end tests, a check of the battery over a museum day and a list of manual checks for the evening before. The museum opens whether we are ready or not.',
        status: 'COMPLETED',
        answers: [
          'Room three freezes for a reason; I would walk the route with a logging build before writing a test.',
          'A museum day can be run in an hour on a bench with ten tablets, and I would leave you the script for the evening before.',
        ],
        review: {
          stars: 5,
          text: 'Room three has not frozen once, and the evening checklist fits on a postcard.',
        },
      },
    ],
  },
];
