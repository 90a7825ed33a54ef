import type { FreelancerPerson } from './freelancer.ts';

export const translation: readonly FreelancerPerson[] = [
  {
    name: 'Eleni Papadaki',
    location: 'Thessaloniki, Greece',
    profession: 'translation',
    age: 40,
    years: 15,
    hourlyRate: 38,
    bio: 'Translator and localisation editor for Greek, English and French. Software strings, user manuals and marketing that does not read like a translation.',
    past: [
      'localised a ticket machine into five languages with no label longer than its button',
      'translated a handbook for beekeepers and agreed two hundred terms with practitioners',
      'corrected the Greek of a bank’s app after its customers had laughed',
    ],
    habits: [
      'Strings with placeholders are tested with the longest and the shortest value.',
      'I send questions in one batch at four each afternoon.',
      'Your glossary comes back longer and with sources.',
    ],
    portfolio: [
      {
        title: 'Ticket machine in five languages',
        picture: 'translation',
        description: 'No label longer than its button.',
      },
      {
        title: 'Handbook for beekeepers',
        picture: 'manuscript',
        description: '240 pages, two hundred terms agreed with practitioners.',
      },
      {
        title: 'A bank stops being funny',
        picture: 'spread',
        description: 'Nine hundred strings corrected, and a style guide for the next.',
      },
    ],
  },
  {
    name: 'Camille Tremblay',
    location: 'Québec City, Canada',
    profession: 'translation',
    age: 33,
    years: 9,
    hourlyRate: 49,
    bio: 'French and English translator for software and public services. I build the glossary first, and your second release costs half of the first.',
    past: [
      'translated a city’s whole winter service, from snow routes to fines',
      'built the French glossary of a health insurer, now in its fourth year',
      'adapted an American maths app for pupils in Québec',
    ],
    habits: [
      'Numbers, units and dates are checked in a pass of their own.',
      'I read the interface in place before I call a string finished.',
      'The second release costs less, because I keep the memory in order.',
    ],
    portfolio: [
      {
        title: 'A city’s winter service',
        picture: 'translation',
        description: 'Snow routes, fines and opening hours in plain French.',
      },
      {
        title: 'Glossary of a health insurer',
        picture: 'ledger',
        description: 'Eleven hundred terms, each with a source and a counter-example.',
      },
      {
        title: 'Maths for Québec',
        picture: 'spread',
        description: 'Notation, names and the price of a bus ticket, all made local.',
      },
    ],
  },
];
