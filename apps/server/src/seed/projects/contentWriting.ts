import type { ProjectGroup } from './project.ts';

export const contentWriting: readonly ProjectGroup[] = [
  {
    skills: ['Content Writing', 'Editing', 'Email Marketing'],
    professions: ['contentWriting', 'copywriting'],
    budget: [500, 1100],
    duration: '1 month',
    projects: [
      {
        title: 'Newsletter editor for family businesses',
        company: 'Delta Partners',
        subject: 'the succession letter',
        description:
          'Every two weeks we write to 1,900 families about passing a business to the next generation. The raw notes are good and the letters are stiff. We are looking for an editor who turns notes into 600 words, proposes topics and interviews one person for each issue. Three issues to begin with.',
        status: 'OPEN',
        answers: [
          'I would let the younger generation speak in every second issue, because your readers have heard the founders.',
          'Stiff letters often begin with the conclusion; I would open each with a scene from the interview and let the advice come late.',
          'For the first issue I would ask three families what they wish they had discussed five years earlier.',
          'Six hundred words leave room for one story and one number, and that would be my rule for all three issues.',
        ],
      },
      {
        title: 'Newsletter writer for people who watch rivers',
        company: 'Monsoon Analytics',
        subject: 'the river letter',
        description:
          'Hydrologists, wardens and a few poets read our fortnightly letter about rain and rivers. It is put together in a hurry by anyone with an hour to spare. A writer should take our notes, find the thread and deliver a clean draft two days ahead. One interview in every issue, preferably with a person in boots.',
        status: 'COMPLETED',
        answers: [
          'I would interview the people who read gauges by hand, as they notice things that your sensors do not.',
          'One river an issue, followed from its source down, would give the letter a shape that readers come back for.',
        ],
        review: {
          stars: 5,
          text: 'The interview with a gauge reader in Assam was forwarded to half the ministry. Drafts arrive early, every time.',
        },
      },
      {
        title: 'Newsletter editor for science centres',
        company: 'Studio Parallèle',
        subject: 'the museum letter',
        description:
          'Our letter to science centres describes one exhibit that made visitors stop and stay. We need an editor for three issues who can write about a pendulum without metaphors. You get measurements of how long people stayed and the notes of the guards. The language is English; most readers are French.',
        status: 'COMPLETED',
        answers: [
          'The guards’ notes are the treasure, so I would quote one at length in each issue and build the piece around it.',
          'I would write for a reader who thinks in French: short clauses, concrete nouns and no idioms that need a native.',
        ],
        review: {
          stars: 4,
          text: 'Lovely pieces about a pendulum and a fog machine. The third issue was a day late.',
        },
      },
    ],
  },
  {
    skills: ['Technical Writing', 'REST APIs', 'Editing'],
    professions: ['contentWriting', 'translation'],
    budget: [1500, 2800],
    duration: '2 weeks',
    projects: [
      {
        title: 'API guide for wind forecasts',
        company: 'Windwise Energy',
        subject: 'the forecast guide',
        description:
          'The reference of our forecast API is generated and correct. What is missing is a guide that takes an energy trader with a little Python from nothing to a first chart in ten minutes. We need eight pages with examples that run as tests. Engineers answer questions on the same day.',
        status: 'OPEN',
        answers: [
          'I would watch two traders try it with the reference alone, and begin the guide at the minute where they gave up.',
          'Every example would be a file that your build runs, so that the guide breaks before the reader does.',
          'My first page would end with a chart of tomorrow’s wind for one real farm, since that is what a trader will show to a colleague.',
        ],
      },
      {
        title: 'API guide for people who build tills',
        company: 'Ledgerleaf',
        subject: 'the till guide',
        description:
          'Companies that build tills connect to our bookkeeping and would rather not think about bookkeeping. They need a guide of eight pages in Node.js and PHP: a sale, a refund, the end of the day, a mistake. The examples must run against our test system. A glossary should explain nine words and no more.',
        status: 'OPEN',
        answers: [
          'I would tell one day in one shop from opening to closing, and let each call appear when the shopkeeper needs it.',
          'The page about mistakes deserves the most care; I would collect the twenty strangest support tickets and answer those.',
        ],
      },
      {
        title: 'Developer guide to open timetable data',
        company: 'Fjordlinjen',
        subject: 'the timetable guide',
        description:
          'Map makers, students and one very keen ferry spotter use our open timetable data. They ask the same twelve questions by email. Please write a guide with examples in Python and JavaScript, a page on what public holidays do to a timetable, and a picture of the data. Our developer has an hour a day.',
        status: 'COMPLETED',
        answers: [
          'The twelve questions are the table of contents, and I would ask the ferry spotter to review it.',
          'Public holidays need a worked example with a real Ascension Day, when half of the boats follow another plan.',
        ],
        review: {
          stars: 5,
          text: 'Twelve questions by email became none. The ferry spotter has sent corrections, all of them to our data.',
        },
      },
    ],
  },
  {
    skills: ['Proofreading', 'Editing', 'Content Writing'],
    professions: ['contentWriting', 'translation'],
    budget: [400, 900],
    duration: 'less than 1 week',
    projects: [
      {
        title: 'Copy-edit an exhibition catalogue',
        company: 'Museum of Small Things',
        subject: 'the exhibition catalogue',
        description:
          '42,000 words about ordinary objects, written by six authors who each believe in a different comma. Please correct language and consistency, mark what you did not understand and leave the voices alone. Tracked changes, and a style sheet that may be argued with. The printer is booked.',
        status: 'OPEN',
        answers: [
          'I would read one essay by each author before touching the first, to learn which oddities are voice and which are slips.',
          'A list of the forty decisions I make on commas, dates and names would come with the files, so that the next catalogue starts there.',
          'Marking what I did not understand is the part I take most seriously, since visitors will stumble in the same places.',
          'I would return two essays in the first two days, so that you can object to me before the other four.',
        ],
      },
      {
        title: 'Proofread a report about 480,000 trees',
        company: 'Ville Verte',
        subject: 'the tree report',
        description:
          'Our report on the city’s trees was written by six departments and has had no single reader so far. It needs proofreading in English, with Latin names, units and tables checked against each other. The council receives it in print. A French version is edited elsewhere and must agree with it.',
        status: 'COMPLETED',
        answers: [
          'I would check the tables before the prose, because a wrong total is the only error that reaches a newspaper.',
        ],
        review: {
          stars: 5,
          text: 'Three wrong totals found before the council could. Even the Latin is right.',
        },
      },
      {
        title: 'Edit an annual magazine for science centres',
        company: 'Studio Parallèle',
        subject: 'the annual',
        description:
          'An annual magazine of twenty-two articles by people who build exhibitions, most of them not native speakers. We need an editor who corrects without flattening and queries a claim about a black hole. There is a house style of four pages. Layout begins on the Monday after delivery.',
        status: 'COMPLETED',
        answers: ['I would correct only what stops a reader, and collect the rest as questions for the authors.'],
        review: {
          stars: 4,
          text: 'Fair to the authors and firm with a black hole. A handful of captions were missed.',
        },
      },
    ],
  },
];
