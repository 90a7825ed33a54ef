import type { FreelancerPerson } from './freelancer.ts';

export const contentWriting: readonly FreelancerPerson[] = [
  {
    name: 'Hannah Weiss',
    location: 'Vienna, Austria',
    profession: 'contentWriting',
    age: 34,
    years: 9,
    hourlyRate: 46,
    bio: 'Technical writer. API guides, release notes and help centres that lower the number of support tickets; I count them before and after.',
    past: [
      'wrote eighty help articles for a payroll tool, and tickets fell by a third',
      'turned a database’s release notes into something people open',
      'documented a railway signal controller for mechanics',
    ],
    habits: [
      'I count support tickets before and after and put the figure in my last mail.',
      'Examples of mine are run by a machine on every change.',
      'Questions go into one document, once a day.',
    ],
    portfolio: [
      {
        title: 'Help centre for a payroll tool',
        picture: 'page',
        description: 'Eighty articles, and a third fewer tickets in the month after.',
      },
      {
        title: 'Release notes people open',
        picture: 'spread',
        description: 'One change, one reason, one picture.',
      },
      {
        title: 'Manual for a signal controller',
        picture: 'manuscript',
        description: 'Written with two mechanics and a torch.',
      },
    ],
  },
  {
    name: 'Zanele Dlamini',
    location: 'Durban, South Africa',
    profession: 'contentWriting',
    age: 29,
    years: 5,
    hourlyRate: 31,
    bio: 'Blog and newsletter writer for software companies. I read the changelog so that your readers do not have to.',
    isNew: true,
    past: [
      'wrote a hosting company’s fortnightly letter, which 9,000 people open',
      'ghost-wrote a founder’s year of blunt and useful essays',
    ],
    habits: ['I read the changelog so that your readers need not.', 'Each draft comes with three subject lines.'],
    portfolio: [
      {
        title: 'A letter that 9,000 people open',
        picture: 'page',
        description: 'Fortnightly, 600 words, one idea.',
      },
      {
        title: 'A year of blunt essays',
        picture: 'manuscript',
        description: 'Twenty-six pieces for a founder who dislikes adjectives.',
      },
    ],
  },
  {
    name: 'Miriam Goldberg',
    location: 'Haifa, Israel',
    profession: 'contentWriting',
    age: 48,
    years: 22,
    hourlyRate: 80,
    bio: 'Editor and ghostwriter for scientists and engineers. I turn a difficult hour of conversation into an article that people finish.',
    past: [
      'edited the annual report of a water board that people read to the end',
      'helped a physicist explain neutrinos in nine pages',
      'ran the desk of a science quarterly for eight years',
    ],
    habits: [
      'I ask authors before I cut, and I cut.',
      'My queries are numbered, so that an answer can be one word.',
      'A second reader sees everything before you do.',
    ],
    portfolio: [
      {
        title: 'Report of a water board',
        picture: 'spread',
        description: 'Read to the end by people who were not paid to do so.',
      },
      {
        title: 'Neutrinos in nine pages',
        picture: 'manuscript',
        description: 'Written with a physicist on a train, tested on her mother.',
      },
      {
        title: 'Eight years of a quarterly',
        picture: 'specimen',
        description: 'House style, captions and a fact check that held.',
      },
    ],
  },
];
