import type { ProjectGroup } from './project.ts';

export const translation: readonly ProjectGroup[] = [
  {
    skills: ['Translation', 'Proofreading', 'Technical Writing'],
    professions: ['translation'],
    budget: [1600, 2600],
    duration: '2 weeks',
    projects: [
      {
        title: 'Translate a help centre into French',
        company: 'Harbourlight Studio',
        subject: 'the help centre',
        description:
          'Our French customers are two ferry lines and a lock keeper, and they deserve more than a dictionary. There are 18,000 words: help articles, interface strings and two long guides for dispatchers. We keep a glossary of nautical terms and expect you to extend it. The reader is addressed formally, in a friendly tone.',
        status: 'COMPLETED',
        answers: [
          'I would settle forty nautical terms with one of your ferry lines before translating the guides, since amarrage can start an argument.',
          'Interface strings come first in my order, so that the articles can quote buttons as they are really called.',
        ],
        review: {
          stars: 5,
          text: 'The lock keeper wrote to say that she finally understands our software. A rare joy to read in French.',
        },
      },
      {
        title: 'Translate a maths course into French',
        company: 'Open Slate Learning',
        subject: 'the maths course',
        description:
          'Our course for twelve-year-olds explains wrong answers, which makes it twice as long and three times as useful. It is now going to schools in Belgium and Québec. About 21,000 words have to become French that a pupil reads with pleasure, with the notation that each country uses. Please send a sample of one exercise.',
        status: 'OPEN',
        answers: [
          'Long division looks different on each side of the Atlantic, so I would mark every place where notation splits before I translate a word.',
          'I would read each explanation aloud to a twelve-year-old, as the hints must sound like a teacher who is on the pupil’s side.',
        ],
      },
      {
        title: 'Translate nine repair manuals into French',
        company: 'Strojírny Vltava',
        subject: 'the repair manuals',
        description:
          'Nine manuals for pumps, with drawings and safety notices, have to be in French by summer. The English was written by engineers and is correct but knotty. Terms must match the labels on the machine. A mechanic in Lyon will proofread and is hard to please.',
        status: 'COMPLETED',
        answers: [
          'I would photograph the labels on one machine of each series and build the term list from what is cast in metal.',
          'Knotty English is best untied with the engineer, so I would collect questions and call once a week rather than guess.',
        ],
        review: {
          stars: 4,
          text: 'Precise work, and our mechanic in Lyon found only six things. Delivery slipped by four days.',
        },
      },
    ],
  },
];
