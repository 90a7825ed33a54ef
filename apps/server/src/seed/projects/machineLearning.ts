import type { ProjectGroup } from './project.ts';

export const machineLearning: readonly ProjectGroup[] = [
  {
    skills: ['Machine Learning', 'Python', 'PostgreSQL', 'Natural Language Processing'],
    professions: ['machineLearning', 'backend'],
    budget: [5000, 9000],
    duration: '2-3 months',
    projects: [
      {
        title: 'Search for 42,000 pump parts',
        company: 'Strojírny Vltava',
        subject: 'the parts search',
        description:
          'Customers type the name their grandfather used for a valve and get nothing, although it is on the shelf. Our catalogue has 42,000 parts, in Czech and German, with drawings from five decades. Search should cope with spelling, old names and half a part number. A small set of judged queries must tell us whether a change made it better.',
        status: 'COMPLETED',
        answers: [
          'I would sit with your oldest sales clerk for a day and write down the old names, because no model has read them anywhere.',
          'Two hundred judged queries from last year’s phone notes would be my first delivery, before a single line of ranking.',
          'Part numbers and words want different engines, so I would index them separately and mix the results late.',
        ],
        review: {
          stars: 5,
          text: 'It finds what my grandfather called a frog. Our judged queries now run every night.',
        },
      },
      {
        title: 'Book search that copes with half a title',
        company: 'Mała Księgarnia',
        subject: 'the book search',
        description:
          'Readers remember a blue cover, a lighthouse and something about bees. Our shop search wants an exact title. We would like to type such things and see five likely books, on our own server, from a catalogue of 38,000. Booksellers will judge the results and are stricter than they look.',
        status: 'OPEN',
        answers: [
          'Cover colours can be measured in an afternoon, and I would combine them with short descriptions in PostgreSQL before reaching for anything larger.',
          'Your strict booksellers are the best asset here: I would have each write forty queries from memory and keep half of them hidden from me.',
          'An embedding model of modest size handles the bees and the lighthouse; I would measure whether it earns its memory on your server.',
        ],
      },
      {
        title: 'City search that understands questions',
        company: 'Ciudad Clara',
        subject: 'the city search',
        description:
          'People type where can I throw away a sofa, and our search looks for the word where. We planned a search that understands plain questions in Spanish, based on the pages of forty offices. Answers had to point to a page and never invent one. The work was to run on servers of the city.',
        status: 'CANCELLED',
        answers: [
          'I would answer with the page and the one paragraph that matters, and leave generated text out of a city’s website altogether.',
          'Forty offices mean forty words for a fee, so a shared vocabulary would come before any model.',
        ],
      },
    ],
  },
  {
    skills: ['Computer Vision', 'Python', 'PyTorch', 'Deep Learning'],
    professions: ['machineLearning', 'dataScience'],
    budget: [7000, 12500],
    duration: 'more than 3 months',
    projects: [
      {
        title: 'Defect detection for small metal parts',
        company: 'Kumo Precision',
        subject: 'the metal parts',
        description:
          'Two cameras look at ground metal parts the size of a fingernail, and a person looks at the screen for eight hours. We would like a model that points out suspicious parts, so that the person looks where it matters. There are 60,000 labelled pictures of mixed quality. It has to run on a small computer beside the line, and we must see what it misses.',
        status: 'OPEN',
        answers: [
          'Labels of mixed quality cap any model, so I would have three inspectors label the same 500 pictures and measure where they disagree.',
          'I would set the threshold by the cost of one missed part, which only you can name, and show the false alarms that follow from it.',
          'A computer beside the line limits us to a few million weights; I would fix that budget first and train within it.',
        ],
      },
      {
        title: 'Camera checks for bottle labels',
        company: 'Highland Distillers Guild',
        subject: 'the bottle labels',
        description:
          'The shared line was to check every bottle: label straight, level right, cap closed. Twenty-two owners use different bottles, so the model had to learn a new one from about fifty pictures. Two cameras were already mounted. The line has been postponed until the owners agree.',
        status: 'CANCELLED',
        answers: [
          'I would learn what a good bottle looks like and flag what differs, because fifty pictures are too few to teach every fault.',
          'Level and cap can be measured with plain geometry, which leaves the label as the only thing worth a network.',
        ],
      },
      {
        title: 'Outline corals in reef photographs',
        company: 'Instituto Maré Viva',
        subject: 'the reef photographs',
        description:
          'Our divers photograph the same squares of reef every year, and students outline the corals by hand. A model should propose outlines that an expert corrects, and learn from the corrections. 14,000 photographs are annotated, in light from turquoise to green. Results are published, errors included.',
        status: 'COMPLETED',
        answers: [
          'Colour under water misleads, so I would train on pictures with randomly shifted light and test on your greenest year.',
          'Correcting must be quicker than drawing; I would time two students on both before improving the model any further.',
        ],
        review: {
          stars: 5,
          text: 'Outlining a square takes four minutes instead of thirty, and the errors are published next to the results.',
        },
      },
    ],
  },
  {
    skills: ['Natural Language Processing', 'Python', 'Machine Learning'],
    professions: ['machineLearning', 'dataScience'],
    budget: [5600, 9800],
    duration: '2-3 months',
    projects: [
      {
        title: 'Assistant that answers from our own reports',
        company: 'Northfield Advisory',
        subject: 'the reports assistant',
        description:
          'Colleagues ask the same things about public purchasing, and the answers are in our own 700 reports. We want an assistant that answers in a sentence, quotes the page it took it from and says so when it does not know. An evaluation with 200 real questions comes first. The documents may not leave our servers.',
        status: 'IN_PROGRESS',
        answers: [
          'I would collect the 200 questions from your colleagues’ mail, answers included, and agree on what counts as right before any model is chosen.',
          'Saying that it does not know is a feature to be tested: forty of the questions would have no answer in the reports.',
        ],
        sentBack:
          'For questions about framework agreements it quotes the report of 2016, although that of 2023 says the opposite. The rest of the evaluation is convincing.',
      },
      {
        title: 'Assistant for old machine manuals',
        company: 'Strojírny Vltava',
        subject: 'the old manuals',
        description:
          'Engineers ask about machines that are older than they are, and the manuals are typed, scanned and partly in German. An assistant should answer with the page and the drawing, on our own servers. Two retired colleagues will judge 200 answers. A wrong torque is worse than none.',
        status: 'OPEN',
        answers: [
          'Torque values would never be generated: I would let the assistant point at the table and show a picture of it.',
          'I would re-scan fifty pages and compare, because the quality of the reading will decide more than the choice of model.',
          'Your two retired colleagues should write the questions as well, in the words a mechanic would shout across a hall.',
        ],
      },
      {
        title: 'Permit assistant that quotes its sources',
        company: 'Ciudad Clara',
        subject: 'the permit assistant',
        description:
          'Clerks look for answers in regulations, leaflets and the minutes of a committee that contradicts itself. They need an assistant that quotes, gives the date of the source and prefers the newest. It has to run in our own data centre. Two hundred questions from the counter are ready.',
        status: 'ASSIGNED',
        answers: [
          'Dates first: I would give every paragraph the day it came into force and the day it was replaced, and rank by that.',
          'Where the committee contradicts itself I would show both quotes and let the clerk decide.',
        ],
      },
    ],
  },
];
