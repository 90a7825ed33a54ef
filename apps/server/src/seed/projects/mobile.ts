import type { ProjectGroup } from './project.ts';

export const mobile: readonly ProjectGroup[] = [
  {
    skills: ['Flutter', 'REST APIs', 'Mobile App Design'],
    professions: ['mobile'],
    budget: [8000, 14000],
    duration: 'more than 3 months',
    projects: [
      {
        title: 'Mobile dive log for reef surveys',
        company: 'Instituto Maré Viva',
        subject: 'the dive log',
        description:
          'Volunteer divers write on slates what they see under water and lose half of it on the boat home. We want an app for iOS and Android that takes a dive in two minutes: site, depth, species, photographs. There is no signal at sea, sometimes for a whole weekend. Records must reach our database complete, once, and with the position of the boat.',
        status: 'OPEN',
        answers: [
          'Offline first means designing the conflict before the form, so I would start with two divers who log the same transect and decide together what the merged record looks like.',
          'I would test on deck with wet hands and gloves in week one, because a species list that scrolls nicely on a desk is useless on a boat.',
          'Photographs are the heavy part: I would upload them separately in the background and let the record itself arrive first over a weak signal.',
        ],
      },
      {
        title: 'Driver app for refrigerated trucks',
        company: 'Rahma Logistics',
        subject: 'the driver app',
        description:
          'Our 180 drivers carry paper lists and report temperatures by telephone. An app should show the stops of the day, scan deliveries and record the box temperature every ten minutes, with or without a signal. Arabic, Urdu and English are needed from the start. Many of the phones are four years old and hot.',
        status: 'COMPLETED',
        answers: [
          'I would read the thermometers over Bluetooth in a background service and treat the driver’s screen as a display of it, so that a crashed app never leaves a gap in the record.',
          'Right-to-left and left-to-right drivers share trucks with each other, so I would make language a switch on the first screen and test every flow in both directions.',
          'Hot four-year-old phones throttle badly; my first task would be a day in a cab with a profiler and a realistic route.',
        ],
        review: {
          stars: 4,
          text: 'The app holds up in August, which was our main doubt. Urdu labels needed a second round.',
        },
      },
      {
        title: 'Mobile app for street tree inspectors',
        company: 'Ville Verte',
        subject: 'tree inspections',
        description:
          'Twelve inspectors check 480,000 trees with clipboards and a camera. They need to find a tree on the map, photograph it and note its condition in under a minute, wearing gloves from November to April. The city’s database has an API that we can change where the app needs something else. French and English are both spoken in the team.',
        status: 'IN_PROGRESS',
        answers: [
          'Finding one tree among five on a corner is the hard part, so I would show distance and species first and let the camera read the metal tag where there is one.',
          'I would load each inspector’s route for the day over night, because parks have poor reception and gloves make retrying miserable.',
        ],
        sentBack:
          'Photographs taken in landscape are stored sideways, and the list of species is missing the eleven hybrids we sent in October.',
      },
    ],
  },
  {
    skills: ['Swift', 'iOS Development', 'Mobile App Design'],
    professions: ['mobile'],
    budget: [6500, 11000],
    duration: '2-3 months',
    projects: [
      {
        title: 'iPhone app for pressure gauges',
        company: 'Strojírny Vltava',
        subject: 'the gauge app',
        description:
          'Our new gauges for pumps speak Bluetooth, and our mechanics read them in cellars without light or signal. An iPhone app should pair quickly, show live pressure and keep a history that can be sent as a file. A firmware engineer explains the protocol and likes to do so. Nothing may be lost because a call came in.',
        status: 'COMPLETED',
        answers: [
          'I would store every reading before drawing it, so that a call, a crash or a flat battery costs you the picture but not the data.',
          'Dark cellars ask for large figures and a torch button; I would test both with gloves and wet hands.',
        ],
        review: {
          stars: 5,
          text: 'It pairs before our mechanics have put down their bag. The history survived a phone that fell into a pump.',
        },
      },
      {
        title: 'App that reads temperature loggers',
        company: 'Rahma Logistics',
        subject: 'the logger app',
        description:
          'A logger the size of a coin travels with each pallet and is read at the door. Warehouse staff need an app that reads forty loggers in a minute and shows at once which pallet was too warm. It must work in Arabic and English and respect large text sizes. The hardware is finished and documented.',
        status: 'ASSIGNED',
        answers: [
          'Forty loggers a minute rules out pairing, so I would read their advertisements and connect only to the ones that report a breach.',
          'I would show one word per pallet, then the curve behind it for those who doubt the word.',
        ],
      },
      {
        title: 'iPhone app that talks to a tide sensor',
        company: 'Harbourlight Studio',
        subject: 'the tide sensor',
        description:
          'We make sensors for tides and waves in small harbours. Harbour masters want their values on an iPhone: live, with a history of two weeks and an alarm that wakes them. The firmware engineer sits at the next desk. It should feel native and never drop a reading.',
        status: 'OPEN',
        answers: [
          'An alarm that wakes a harbour master must survive silent mode, so I would apply for critical alerts from Apple in the first week.',
          'I would keep the history on the phone in small daily files and check each against a sum from the sensor, so a gap is visible and can be fetched again.',
          'Waves are noise until they are not: I would agree with your engineer where smoothing happens before drawing a single curve.',
        ],
      },
    ],
  },
];
