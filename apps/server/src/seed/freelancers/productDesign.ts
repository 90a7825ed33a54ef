import type { FreelancerPerson } from './freelancer.ts';

export const productDesign: readonly FreelancerPerson[] = [
  {
    name: 'Yuki Tanaka',
    location: 'Osaka, Japan',
    profession: 'productDesign',
    age: 29,
    years: 6,
    hourlyRate: 58,
    bio: 'Product designer focused on calm, legible interfaces. I run small usability rounds early, so that we argue about evidence and not about taste. Figma files come with named layers and notes for developers.',
    past: [
      'redesigned a hospital’s patient letters, and calls about them fell by forty percent',
      'ran weekly usability rounds for a train operator over two years',
      'drew a quiet interface for a radio station’s archive',
    ],
    habits: [
      'My prototypes stay ugly until the order of things is right.',
      'I share raw notes from every session on the same evening.',
      'Files come with named layers, and I sit with developers for the first screen.',
    ],
    portfolio: [
      {
        title: 'Patient letters that are read',
        picture: 'spread',
        description: 'Calls about letters fell by forty percent after the redesign.',
      },
      {
        title: 'A radio archive, quietly',
        picture: 'dashboard',
        description: 'Sixty years of programmes found by mood, voice and street.',
      },
      {
        title: 'Tickets on a shaking train',
        picture: 'phones',
        description: 'One-handed, tested standing up between Osaka and Kyoto.',
      },
    ],
  },
  {
    name: 'Sofia Lindqvist',
    location: 'Gothenburg, Sweden',
    profession: 'productDesign',
    age: 37,
    years: 12,
    hourlyRate: 84,
    bio: 'Design lead for complex products: health records, freight, energy. I map the whole service, then make each screen do one thing well.',
    past: [
      'turned six screens of a freight planner into one, tested at five in the morning',
      'mapped how a medical record travels through eleven departments',
      'led the redesign of an energy company’s invoices',
    ],
    habits: [
      'I start with the people who will hate the change.',
      'Each week I show one thing that I threw away, and why.',
      'You get a service map on one sheet that survives me.',
    ],
    portfolio: [
      {
        title: 'Freight on one screen',
        picture: 'dashboard',
        description: 'One screen instead of six, tested with planners at five in the morning.',
      },
      {
        title: 'The journey of a record',
        picture: 'wireframe',
        description: 'Eleven departments, one map, and three places where patients waited for no reason.',
      },
      {
        title: 'An invoice that explains itself',
        picture: 'spread',
        description: 'Support calls about bills went down by a quarter in the first winter.',
      },
    ],
  },
  {
    name: 'Mei-Ling Chen',
    location: 'Taipei, Taiwan',
    profession: 'productDesign',
    age: 31,
    years: 7,
    hourlyRate: 54,
    bio: 'UI designer for mobile products in Chinese, Japanese and English. Type that works in every script, and components that survive translation.',
    past: [
      'built a component set for a ride app that reads well in three scripts',
      'redrew a bank’s forms after half of the labels broke in Japanese',
      'designed a transit card for Taipei’s night buses',
    ],
    habits: [
      'I fill every mock-up with real text in the longest language.',
      'Feedback of any kind reaches my files within a day.',
    ],
    portfolio: [
      {
        title: 'One set, three scripts',
        picture: 'components',
        description: 'Buttons, lists and forms that hold in Chinese, Japanese and English.',
      },
      {
        title: 'Night bus card',
        picture: 'phones',
        description: 'Top-up and balance with one thumb, in the dark.',
      },
      {
        title: 'Forms that survive translation',
        picture: 'wireframe',
        description: 'A grid for labels of two characters and of twenty.',
      },
    ],
  },
  {
    name: 'Leila Karimi',
    location: 'Toronto, Canada',
    profession: 'productDesign',
    age: 30,
    years: 7,
    hourlyRate: 72,
    bio: 'UX researcher and designer. Interviews, diary studies and prototypes for health, education and public transport.',
    isNew: true,
    past: [
      'ran a diary study with forty cancer patients and a very small budget',
      'interviewed bus drivers at the end of their shifts for three weeks',
    ],
    habits: [
      'Recruiting is part of my work, and so is a fair fee for each participant.',
      'I write findings as sentences that a busy person can repeat.',
    ],
    portfolio: [
      {
        title: 'Forty diaries',
        picture: 'board',
        description: 'What patients wrote between two appointments, and what a clinic changed.',
      },
      {
        title: 'End of shift',
        picture: 'map',
        description: 'Three weeks with drivers, and a new layout for the depot.',
      },
    ],
  },
];
