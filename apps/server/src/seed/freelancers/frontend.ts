import type { FreelancerPerson } from './freelancer.ts';

export const frontend: readonly FreelancerPerson[] = [
  {
    name: 'Amara Okafor',
    location: 'Lagos, Nigeria',
    profession: 'frontend',
    age: 31,
    years: 8,
    hourlyRate: 62,
    bio: 'I build fast, accessible web front ends with React and TypeScript. In the last eight years I have shipped booking flows, dashboards and design systems for teams on three continents, and I like leaving a codebase tidier than I found it.',
    past: [
      'rebuilt the booking flow of a Croatian ferry line, and five steps became two',
      'moved a library network to one design system without stopping a single release',
      'made a hospital’s appointment pages work by keyboard before their first audit',
      'cut the start-up of a ticket shop from nine seconds to just over one',
    ],
    habits: [
      'I demo on a real phone every Thursday, including what is half finished.',
      'When something will take longer I say so on the day I know it.',
      'You will find a short note beside every decision that is hard to undo.',
    ],
    portfolio: [
      {
        title: 'Booking flow for a ferry line',
        picture: 'booking',
        description: 'Five steps became two. Works by keyboard alone and opens in 1.1 seconds on a phone from 2018.',
      },
      {
        title: 'Design system for a library network',
        picture: 'components',
        description: 'Twenty-six components, three themes, and a page for each that says when not to use it.',
      },
      {
        title: 'Timetable that loads in a tunnel',
        picture: 'page',
        description: 'Server-rendered pages of eight kilobytes, readable before any script arrives.',
      },
      {
        title: 'Checkout for a ticket shop',
        picture: 'code',
        description: 'Rewritten in TypeScript with the old one still selling; the switch took four minutes.',
      },
    ],
  },
  {
    name: 'Arjun Mehta',
    location: 'Pune, India',
    profession: 'frontend',
    age: 26,
    years: 4,
    hourlyRate: 28,
    bio: 'Front-end developer working in React and Next.js. I care about Lighthouse scores because real people on slow trains care about them.',
    isNew: true,
    past: [
      'rebuilt a bakery chain’s product pages, which now score 98 on a slow phone',
      'took over an abandoned Next.js shop and had it releasing weekly within a month',
    ],
    habits: [
      'I keep a list of open questions that you can answer from your phone.',
      'My evenings overlap with the European afternoon, so we can talk live on most days.',
    ],
    portfolio: [
      {
        title: 'Product pages for a bakery chain',
        picture: 'page',
        description: 'From 52 to 98 in Lighthouse, measured on the phones its customers own.',
      },
      {
        title: 'Seat map for a small theatre',
        picture: 'booking',
        description: 'Two hundred seats drawn as plain SVG, bookable with a screen reader.',
      },
    ],
  },
  {
    name: 'Nguyen Thi Lan',
    location: 'Da Nang, Vietnam',
    profession: 'frontend',
    age: 29,
    years: 6,
    hourlyRate: 32,
    bio: 'Vue and Nuxt developer, formerly a print designer. I notice when a margin is off by a pixel and I know how to explain why it matters.',
    past: [
      'turned the printed programme of a film festival into a site that editors enjoy',
      'built a Vue configurator for kitchen makers with 4,000 combinations',
      'corrected the typography of a newspaper’s article pages line by line',
    ],
    habits: [
      'I send annotated screenshots rather than long messages.',
      'Before each release I look at every page in print as well as on a screen.',
    ],
    portfolio: [
      {
        title: 'Programme of a film festival',
        picture: 'page',
        description: 'Nine days, 160 films, and a grid that a visitor can fold to her own evenings.',
      },
      {
        title: 'Kitchen configurator',
        picture: 'dashboard',
        description: 'Four thousand combinations in Vue, none of which can be ordered by mistake.',
      },
      {
        title: 'Article pages for a daily paper',
        picture: 'components',
        description: 'Hyphenation, footnotes and captions set as carefully as in print.',
      },
    ],
  },
  {
    name: 'Noor van Dijk',
    location: 'Utrecht, Netherlands',
    profession: 'frontend',
    age: 35,
    years: 11,
    hourlyRate: 82,
    bio: 'Accessibility-minded front-end engineer. I audit, fix and teach; most of my clients pass their WCAG review the first time afterwards.',
    past: [
      'audited the website of a Dutch pension fund and stayed until all 94 findings were closed',
      'taught a team of twelve to test with a screen reader, and they still do',
      'repaired a tax form that could not be finished without a mouse',
    ],
    habits: [
      'Each finding comes with a film of the problem and the smallest fix I know.',
      'I work in your repository from the first day instead of writing reports beside it.',
      'On Fridays I answer accessibility questions from anyone in your company.',
    ],
    portfolio: [
      {
        title: 'A pension fund, audited and repaired',
        picture: 'components',
        description: 'Ninety-four findings, all closed by its own developers with me beside them.',
      },
      {
        title: 'Tax form without a mouse',
        picture: 'booking',
        description: 'Seven steps that read aloud in order, with errors that say what to do.',
      },
      {
        title: 'Screen reader afternoons',
        picture: 'plan',
        description: 'A course of six sessions that a public broadcaster now runs without me.',
      },
    ],
  },
  {
    name: 'Oksana Shevchenko',
    location: 'Lviv, Ukraine',
    profession: 'frontend',
    age: 32,
    years: 9,
    hourlyRate: 53,
    bio: 'Angular and TypeScript for large back-office applications: tables with a hundred thousand rows, forms with two hundred fields, and users who never touch the mouse.',
    past: [
      'moved a customs back office from AngularJS while 300 clerks kept working in it',
      'brought a table of 120,000 rows under fifty milliseconds a scroll',
      'replaced eleven modal dialogs in an insurer’s claims system with one side panel',
    ],
    habits: [
      'I count keystrokes before and after, and put both in the pull request.',
      'Two short calls a week are enough for me if the tickets are clear.',
      'Anything I cannot explain in a paragraph I do not merge.',
    ],
    portfolio: [
      {
        title: 'Customs back office',
        picture: 'dashboard',
        description: 'AngularJS to Angular, screen by screen, with 300 clerks at work.',
      },
      {
        title: 'A table of 120,000 rows',
        picture: 'code',
        description: 'Sorting, freezing and pasting by keyboard, under fifty milliseconds a scroll.',
      },
      {
        title: 'Claims in one panel',
        picture: 'wireframe',
        description: 'Eleven dialogs became one, and training shrank from two days to a morning.',
      },
    ],
  },
];
