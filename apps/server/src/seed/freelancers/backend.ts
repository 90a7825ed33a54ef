import type { FreelancerPerson } from './freelancer.ts';

export const backend: readonly FreelancerPerson[] = [
  {
    name: 'Lena Hoffmann',
    location: 'Leipzig, Germany',
    profession: 'backend',
    age: 38,
    years: 14,
    hourlyRate: 88,
    bio: 'Backend engineer with a soft spot for PostgreSQL. I untangle slow queries, design APIs that age well, and write migrations that can be rolled back on a Friday afternoon.',
    past: [
      'brought a parcel tracker’s slowest page from eleven seconds to ninety milliseconds',
      'split a table of two billion rows while it was being written to',
      'wrote migrations for a hospital that could be undone at any hour, and two were',
    ],
    habits: [
      'I change one thing at a time and measure it against the day before.',
      'My explanations are written for the colleague who is on call.',
      'I prefer a boring query that a junior can read.',
    ],
    portfolio: [
      {
        title: 'Query diet for a parcel tracker',
        picture: 'areas',
        description: 'Eleven seconds to ninety milliseconds with three indexes and one honest conversation.',
      },
      {
        title: 'Two billion rows, split at work',
        picture: 'schema',
        description: 'Partitioned while it was written to, with a way back at each step.',
      },
      {
        title: 'Migrations that can be undone',
        picture: 'diagram',
        description: 'A method, a checklist and two real rollbacks for a hospital group.',
      },
    ],
  },
  {
    name: 'Marta Kowalczyk',
    location: 'Kraków, Poland',
    profession: 'backend',
    age: 33,
    years: 9,
    hourlyRate: 60,
    bio: 'Java and Kotlin on the server side, with Spring Boot since its first release. Payments, ledgers and anything where a cent must not get lost.',
    past: [
      'wrote the settlement service of a market hall, which compares itself with the bank each night',
      'moved a pension ledger from a mainframe to Spring Boot without a cent of difference',
      'traced a rounding fault of eleven groszy through nine systems',
    ],
    habits: [
      'Money code of mine always comes with a test that adds up.',
      'I would rather postpone a release than explain a difference.',
      'You will get the accounting rules as a page that your auditor can sign.',
    ],
    portfolio: [
      {
        title: 'Settlement for a market hall',
        picture: 'schema',
        description: 'A double-entry ledger that compares itself with the bank every night.',
      },
      {
        title: 'A pension ledger leaves its mainframe',
        picture: 'diagram',
        description: 'Two years of history replayed, and the difference was zero.',
      },
      {
        title: 'Eleven groszy',
        picture: 'ledger',
        description: 'One rounding fault, nine systems, and a test that will catch the next.',
      },
    ],
  },
  {
    name: 'Rafael Souza',
    location: 'Recife, Brazil',
    profession: 'backend',
    age: 29,
    years: 6,
    hourlyRate: 40,
    bio: 'Node.js and Go developer. Message queues, webhooks and integrations with systems that were never meant to talk to each other.',
    past: [
      'connected a fish auction with seven accounting packages through one queue',
      'rewrote webhooks for a payment company so that a retry never charges twice',
      'kept a message broker alive through a carnival weekend in Recife',
    ],
    habits: [
      'I simulate the other side failing before I trust it.',
      'Logs of mine are written for a person at three in the morning.',
      'Portuguese, Spanish and English all work for calls.',
    ],
    portfolio: [
      {
        title: 'Seven accounting packages',
        picture: 'diagram',
        description: 'One queue between a fish auction and the books of its buyers.',
      },
      {
        title: 'Webhooks that charge once',
        picture: 'code',
        description: 'Keys, retries and a replay button for a payment company.',
      },
      {
        title: 'Carnival traffic',
        picture: 'cluster',
        description: 'A broker that took forty times its usual load and needed no one to watch it.',
      },
    ],
  },
  {
    name: 'Pavel Dvořák',
    location: 'Brno, Czechia',
    profession: 'backend',
    age: 41,
    years: 16,
    hourlyRate: 76,
    bio: 'C# and .NET developer for industry: machine data, warehouse software, label printers. I have been to more factories than conferences.',
    past: [
      'put scanners into a brewery’s warehouse where the Wi-Fi ends at the cold room',
      'read machine data out of presses that are older than I am',
      'replaced a label printer’s driver that crashed on every umlaut',
    ],
    habits: [
      'I come to the hall for the first two days whenever the journey is shorter than a day.',
      'Operators see the first screen before managers do.',
      'Each device gets a page in the handbook with a photograph.',
    ],
    portfolio: [
      {
        title: 'Scanning in a brewery',
        picture: 'phones',
        description: 'Hand scanners that keep working behind the cold-room door.',
      },
      {
        title: 'Old presses, new data',
        picture: 'dashboard',
        description: 'Counts and stops from machines of 1978, read without touching their controls.',
      },
      {
        title: 'Labels for forty countries',
        picture: 'code',
        description: 'One .NET service, every alphabet, and no crash on an umlaut.',
      },
    ],
  },
  {
    name: 'Santiago Peralta',
    location: 'Montevideo, Uruguay',
    profession: 'backend',
    age: 37,
    years: 13,
    hourlyRate: 65,
    bio: 'Python on the server: Django, FastAPI and a lot of PostgreSQL. Marketplace back ends, scheduling and reporting are my daily bread.',
    isNew: true,
    past: [
      'built the scheduling back end of a chain of driving schools with FastAPI',
      'moved a classifieds site from MySQL to PostgreSQL between midnight and four',
    ],
    habits: [
      'I keep a log of decisions, with the option we turned down.',
      'Calls in the afternoon are best; the mornings I keep for building.',
    ],
    portfolio: [
      {
        title: 'Lessons, cars and instructors',
        picture: 'schema',
        description: 'Scheduling for nineteen driving schools in FastAPI and PostgreSQL.',
      },
      {
        title: 'Midnight to four',
        picture: 'diagram',
        description: 'A classifieds site changed its database in one night, rehearsed five times.',
      },
    ],
  },
];
