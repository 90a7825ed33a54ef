import type { FreelancerPerson } from './freelancer.ts';

export const fullstack: readonly FreelancerPerson[] = [
  {
    name: 'Mateus Carvalho',
    location: 'Porto, Portugal',
    profession: 'fullstack',
    age: 34,
    years: 10,
    hourlyRate: 70,
    bio: 'Full-stack engineer for small product teams. I take features from a sketch to production: schema, API, interface, tests and the deploy. Clear weekly updates, no surprises on the invoice.',
    past: [
      'built the ordering system of a wholesale market that used to run on fax',
      'put a rowing club’s boats, keys and courses online for volunteers',
      'replaced three spreadsheets at a cork factory with one small application',
    ],
    habits: [
      'Every Friday you get five lines: done, next, blocked, spent, asked.',
      'I deploy to a test address from the first day, so you never wait for a demonstration.',
      'My invoices list hours by feature.',
    ],
    portfolio: [
      {
        title: 'Ordering for a wholesale market',
        picture: 'dashboard',
        description: 'Replaced fax and telephone for 140 restaurants; orders close at two in the morning.',
      },
      {
        title: 'Member area of a rowing club',
        picture: 'booking',
        description: 'Boats, keys and courses, run by volunteers without a manual.',
      },
      {
        title: 'Batches of cork',
        picture: 'schema',
        description: 'Three spreadsheets became one application that traces each batch to a tree.',
      },
    ],
  },
  {
    name: 'Farid Haddad',
    location: 'Beirut, Lebanon',
    profession: 'fullstack',
    age: 28,
    years: 5,
    hourlyRate: 36,
    bio: 'I build web shops and internal tools with Laravel and Vue. Used to working with half a specification and asking the other half in good time.',
    past: [
      'wrote the back office of a chain of pharmacies in Laravel, in Arabic and English',
      'rescued a web shop whose developer had left in the middle of a migration',
      'built an order tool for a printer that answers quotes in ten minutes',
    ],
    habits: [
      'I ask for the missing half of a specification in the first two days.',
      'Power cuts are part of life here, so I work on a laptop with a second line.',
      'You can read my task list at any time; it is the one I use.',
    ],
    portfolio: [
      {
        title: 'Back office of nine pharmacies',
        picture: 'dashboard',
        description: 'Laravel and Vue, right-to-left included, with stock that agrees with the shelf.',
      },
      {
        title: 'A shop between two developers',
        picture: 'code',
        description: 'Finished another developer’s migration and lost no order on the way.',
      },
      {
        title: 'Quotes for a printer',
        picture: 'page',
        description: 'Paper, format and finish in one form; a price in ten minutes instead of two days.',
      },
    ],
  },
  {
    name: 'Liam Gallagher-Reyes',
    location: 'Austin, United States',
    profession: 'fullstack',
    age: 42,
    years: 18,
    hourlyRate: 120,
    bio: 'I help founders get from a spreadsheet to a first paying customer. Ruby on Rails for speed, a boring database, and a launch within six weeks.',
    past: [
      'took a tool library from a spreadsheet to 900 paying members in six weeks',
      'launched a marketplace for used lab equipment that its founder still runs alone',
      'talked a start-up out of four services and into one Rails application',
    ],
    habits: [
      'I work on one client at a time and say no early.',
      'Every week ends with something your customers can touch.',
    ],
    portfolio: [
      {
        title: 'A tool library opens its doors',
        picture: 'page',
        description: 'From a spreadsheet to 900 members in six weeks, on Rails and one small server.',
      },
      {
        title: 'Marketplace for lab equipment',
        picture: 'dashboard',
        description: 'One founder, 4,000 listings, and a back office she runs before breakfast.',
      },
      {
        title: 'One application instead of four',
        picture: 'diagram',
        description: 'Four services folded into one, with a third of the bill and none of the pagers.',
      },
    ],
  },
  {
    name: 'Samuel Adeyemi',
    location: 'Ibadan, Nigeria',
    profession: 'fullstack',
    age: 25,
    years: 3,
    hourlyRate: 24,
    bio: 'Junior by years, stubborn by nature. I build small tools with Django and React, document them, and stay reachable after the hand-over.',
    isNew: true,
    past: [
      'built a booking tool for a barber shop in Ibadan that now serves eleven of them',
      'wrote a stock list in Django for a school kitchen, with photographs instead of codes',
    ],
    habits: [
      'I write the user guide while I build, and test it on my aunt.',
      'After the hand-over I stay reachable for three months without charge.',
    ],
    portfolio: [
      {
        title: 'Eleven barber shops',
        picture: 'booking',
        description: 'One booking tool, three languages, and reminders that arrive as a voice message.',
      },
      {
        title: 'Stock list for a school kitchen',
        picture: 'board',
        description: 'Django and React, with a photograph for each shelf.',
      },
    ],
  },
  {
    name: 'Andrei Popescu',
    location: 'Cluj-Napoca, Romania',
    profession: 'fullstack',
    age: 30,
    years: 7,
    hourlyRate: 45,
    bio: 'TypeScript end to end: Next.js in front, NestJS behind, PostgreSQL underneath. I like boring stacks and interesting problems.',
    past: [
      'wrote the type-safe core of a travel agency’s quoting tool, from form to PDF',
      'moved a publisher from four front ends to one Next.js application',
      'put typed contracts between two teams that had stopped talking',
    ],
    habits: [
      'One language from end to end means that one person can fix anything, and I document for that person.',
      'Pull requests of mine stay under 200 lines.',
      'I am awake when most of Europe is, and in the office by eight.',
    ],
    portfolio: [
      {
        title: 'Quotes for a travel agency',
        picture: 'page',
        description: 'Next.js in front, NestJS behind, and one type from the form to the PDF.',
      },
      {
        title: 'One front end for a publisher',
        picture: 'components',
        description: 'Four applications became one, over nine months and without a freeze.',
      },
      {
        title: 'A contract between two teams',
        picture: 'diagram',
        description: 'Generated types that ended a year of broken Mondays.',
      },
    ],
  },
];
