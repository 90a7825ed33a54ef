import type { ProjectGroup } from './project.ts';

export const fullstack: readonly ProjectGroup[] = [
  {
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL'],
    professions: ['fullstack', 'frontend'],
    budget: [4000, 7500],
    duration: '2-3 months',
    projects: [
      {
        title: 'Online booking for six outpatient clinics',
        company: 'Tidewater Clinics',
        subject: 'clinic bookings',
        description:
          'Patients ring us to book a check-up, and a receptionist writes it into one of six paper diaries. They should be able to choose a day themselves, move it when plans change and get a reminder the evening before. Half of our patients use an old phone and some use a screen reader, so both count from the first week. Nurses see the same data as a plain week calendar.',
        status: 'ASSIGNED',
        demoFreelancer: 'ACCEPTED',
        answers: [
          'I would begin with the phone call itself: sit beside your receptionists for a morning, write down every question they ask, and turn only those questions into a form.',
          'Six paper diaries mean six sets of habits, so I would put one clinic online first, run it beside the diary for two weeks and only then copy the pattern to the other five.',
          'Rescheduling is where booking systems lose people; my first prototype would be the link in the reminder, which moves an appointment in two taps without a login.',
        ],
      },
      {
        title: 'Hourly booking for rehearsal rooms',
        company: 'Marquee & Moon',
        subject: 'the rehearsal rooms',
        description:
          'Bands text our night manager to ask whether a room is free, and he answers when the show is over. We need a page with five rooms, hourly slots, a deposit by card and a door code that arrives an hour before. Late cancellations should release the slot by themselves. The developer gets a tour and a free rehearsal.',
        status: 'COMPLETED',
        answers: [
          'I would model the deposit and the door code as one state chart on paper before any screen, because the awkward cases are all about who cancels after midnight.',
          'Your night manager should never open a laptop, so I would give him one button on his phone that blocks a room when a pipe bursts.',
          'For the hourly grid I would start from a list of free slots on small screens and only show the full week from a tablet upwards.',
        ],
        review: {
          stars: 5,
          text: 'Bands now book at three in the morning and our night manager sleeps until they arrive. The door codes have failed once in four months, and that was our battery.',
        },
      },
      {
        title: 'Booking page for distillery tours',
        company: 'Highland Distillers Guild',
        subject: 'the tasting calendar',
        description:
          'A visitor to the Highlands wants two tastings in a day with time to drive between them. Our members each keep their own calendar, from Outlook to a slate behind the bar. We want one page that shows what is free, takes payment and warns people who plan to drive after a tasting. Capacity is between four and thirty seats a tour.',
        status: 'OPEN',
        answers: [
          'The slate behind the bar is the interesting one: I would give those members a phone number that answers a text with today’s free seats, and read Outlook directly for the rest.',
          'I would put driving times between the distilleries into the availability query, so that the page never offers two tours that cannot both be reached.',
          'Payments split among twenty-two owners need care with refunds; I would settle nightly and show each distillery a statement it can check against its own till.',
          'Before building I would ask five members to keep a tally of refused requests for two weekends, which tells us how much capacity is really being lost.',
        ],
      },
    ],
  },
  {
    skills: ['Laravel', 'PHP', 'Vue.js', 'MySQL'],
    professions: ['fullstack', 'wordpress'],
    budget: [3600, 6400],
    duration: '2-3 months',
    projects: [
      {
        title: 'Laravel portal for property owners',
        company: 'Keystone Lettings',
        subject: 'the owners’ portal',
        description:
          '300 owners ring us for a statement that we could show them. We need a login area in Laravel with rents, repairs and documents for each home, and a log of who saw what. Eight screens are designed. Please use the boring parts of Laravel and leave a README that gets a new developer started in an hour.',
        status: 'COMPLETED',
        answers: [
          'I would build the statement screen first, with the numbers from three difficult owners, because they will be the first to log in.',
          'The log of who saw what belongs in one middleware that cannot be forgotten on a new page.',
        ],
        review: {
          stars: 4,
          text: 'The phone is quieter. One report still takes twenty seconds in the first week of a month.',
        },
      },
      {
        title: 'Laravel portal for reports and signatures',
        company: 'Northfield Advisory',
        subject: 'the client portal',
        description:
          'Councils receive our reports as attachments and sign them by fax. In a Laravel portal they should find each report, comment on a paragraph and sign, with roles for mayors and for those who really read it. Everything is kept for ten years. Drafts exist for eight screens.',
        status: 'OPEN',
        answers: [
          'I would anchor comments to the paragraph’s own id, so that they survive the next version of a report.',
          'Ten years of keeping means a signed file has to be readable without your portal; I would store it as PDF/A beside its record.',
          'Mayors sign on a phone between two meetings, so that screen would be the first one I finish.',
          'My feature tests would be written as sentences your advisers can read, one for each right that a role has.',
        ],
      },
      {
        title: 'Laravel area for teachers and classes',
        company: 'Open Slate Learning',
        subject: 'the teachers’ area',
        description:
          'Teachers need an area where they make classes, hand out exercises and see at a glance who needs help. The course itself exists; this is a Laravel application beside it with eight designed screens. Pupils have no email addresses, so joining works with a code. Feature tests are expected.',
        status: 'PENDING_COMPLETION',
        answers: [
          'I would print the joining code on a card with a picture, since eleven-year-olds lose a code and remember a fox.',
          'Who needs help is one query and a hard question; I would define it with two teachers before drawing a single traffic light.',
        ],
      },
    ],
  },
  {
    skills: ['JavaScript', 'Node.js', 'React', 'REST APIs'],
    professions: ['fullstack', 'frontend'],
    budget: [3200, 5800],
    duration: '1 month',
    projects: [
      {
        title: 'Real-time map of electric boats',
        company: 'Fjordlinjen',
        subject: 'the boat map',
        description:
          'People on the quay ask where their boat is, and we know it to the metre without being able to show it. We want a map on our website that updates without a reload, is readable in sunlight and has a plain list for those who cannot use a map. Positions come over a WebSocket every five seconds. It must stay up on the busiest day of the summer.',
        status: 'OPEN',
        demoFreelancer: 'PENDING',
        meeting: 'coming',
        answers: [
          'I would build the plain list first and let the map be a second view of the same data, which also gives you the accessible version for nothing.',
          'Sunlight wants dark shapes on a pale sea and no thin lines; I would test on the quay at Stavanger at one in the afternoon.',
          'On the busiest day everyone asks for the same five positions, so one server-sent stream through a cache would hold it.',
          'When a boat loses its signal the honest answer is an age in minutes, and that would be part of every marker.',
        ],
      },
      {
        title: 'Live map of night buses',
        company: 'Tallahassee Transit Lab',
        subject: 'the night bus map',
        description:
          'Night bus riders want to know one thing: has the last bus gone? Positions of nine buses come every ten seconds, sometimes from the wrong street. We need a small map and a sentence, usable with one thumb in the dark. It should admit when it does not know.',
        status: 'COMPLETED',
        answers: [
          'The sentence comes first and the map under it: your bus has not passed yet, it is four minutes away.',
          'I would snap positions to the route and drop any that would need a bus to fly.',
        ],
        review: {
          stars: 5,
          text: 'Riders wait in the diner now instead of at the stop, and the diner thanks us.',
        },
      },
      {
        title: 'Live map of delivery bicycles',
        company: 'Mesa Común',
        subject: 'the delivery map',
        description:
          'Offices ring at noon to ask where their lunch is, and our riders answer while riding. A map should show the bicycle, an honest time and a button that rings the kitchen instead. Positions come from the riders’ own phones, with their consent and only during a delivery. Twelve bicycles, one hour.',
        status: 'IN_PROGRESS',
        answers: [
          'I would stop the position at the moment the bag is handed over and show the rider that it has stopped.',
          'An honest time is a range, so the page would say between ten past and twenty past and be right.',
        ],
        sentBack:
          'After a delivery the bicycle stays on the map for another ten minutes, which two riders noticed at home. The times are pleasingly right.',
      },
    ],
  },
];
