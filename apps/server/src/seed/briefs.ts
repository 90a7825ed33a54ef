import type { Duration, Skill } from '@guildhall/api/enums';

import type { CompanyName } from './companies.ts';
import type { Profession } from './professions.ts';

export type Brief = {
  /** `{0}`, `{1}` are filled by each variant. */
  title: string;
  text: string;
  skills: readonly Skill[];
  /** Who would apply, the best suited first. */
  professions: readonly Profession[];
  budget: readonly [min: number, max: number];
  duration: Duration;
  variants: readonly { company: CompanyName; fill: readonly string[] }[];
};

/** Fifty briefs of three variants each, so that no two of the 150 projects read the same. */
export const briefs: readonly Brief[] = [
  {
    title: 'Online booking for {0}',
    text: 'Today people call us to book {1}, and we write it into a paper diary. We want them to choose a day and time themselves, move it when plans change, and get a reminder the day before. It has to work well on an old phone and be usable with a screen reader. The staff view is a plain week calendar; the data must be exportable at any time.',
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL'],
    professions: ['fullstack', 'frontend'],
    budget: [4000, 7500],
    duration: '2-3 months',
    variants: [
      { company: 'Tidewater Clinics', fill: ['six outpatient clinics', 'a check-up'] },
      { company: 'Marquee & Moon', fill: ['our rehearsal rooms', 'a rehearsal room'] },
      { company: 'Highland Distillers Guild', fill: ['tastings and tours', 'a tasting'] },
    ],
  },
  {
    title: 'Redesign of {0}',
    text: 'The current version grew over eight years and shows it: {1}. We would like a designer to watch five of our users at work, tell us what hurts, and propose a simpler structure. Deliverables are a clickable prototype, a small component library in Figma and a short list of what to measure afterwards. Developers on our side will build it together with you.',
    skills: ['UI Design', 'UX Design', 'Figma', 'UX Research', 'Prototyping'],
    professions: ['productDesign'],
    budget: [3500, 6000],
    duration: '1 month',
    variants: [
      {
        company: 'Harbourlight Studio',
        fill: ['our scheduling dashboard', 'eleven tabs, four date pickers and a search box that nobody trusts'],
      },
      {
        company: 'Copperline Capital',
        fill: ['the loan application form', 'applicants leave on page three and call us instead'],
      },
      {
        company: 'Ciudad Clara',
        fill: ['the permit portal', 'people print the form, fill it in by hand and scan it again'],
      },
    ],
  },
  {
    title: 'Mobile app for {0}',
    text: 'We need an app for iOS and Android that lets {1}. It must work without a connection for a whole day and synchronise later without losing anything. There are about 400 users in the first year, most of them on inexpensive phones. The API exists and is documented; we can change it where the app needs something else.',
    skills: ['Flutter', 'REST APIs', 'Mobile App Design'],
    professions: ['mobile'],
    budget: [8000, 14000],
    duration: 'more than 3 months',
    variants: [
      {
        company: 'Instituto Maré Viva',
        fill: ['reef survey divers', 'volunteers record what they see on a dive, with photographs and depth'],
      },
      {
        company: 'Rahma Logistics',
        fill: ['drivers of refrigerated trucks', 'drivers see their stops, scan deliveries and record temperatures'],
      },
      {
        company: 'Ville Verte',
        fill: ['street tree inspectors', 'inspectors find a tree on the map, photograph it and note its condition'],
      },
    ],
  },
  {
    title: 'Speed up {0}',
    text: 'Our PostgreSQL database has grown to 300 million rows and {1}. We suspect missing indexes and a few queries that were written when everything was small. Please measure first, then propose changes in order of effect, and help us roll them out one at a time without a night shift. A written explanation for the team is part of the job.',
    skills: ['PostgreSQL', 'SQL', 'Data Engineering'],
    professions: ['backend', 'dataScience'],
    budget: [1500, 3200],
    duration: '1-2 weeks',
    variants: [
      {
        company: 'Ledgerleaf',
        fill: ['month-end reports', 'the reports of the last day of the month take until noon'],
      },
      {
        company: 'Windwise Energy',
        fill: ['a telemetry API', 'the charts that our customers open every morning take nine seconds'],
      },
      {
        company: 'Bottega Verde Mobili',
        fill: ['order search', 'the warehouse waits for the order list at the busiest hour of the day'],
      },
    ],
  },
  {
    title: 'Brand identity for {0}',
    text: 'We are looking for a mark, a type system and colours that feel like {1}. Please no trends that will look tired in two years. We print a lot, so the identity has to work in one colour on paper as well as on a screen. You get honest feedback within a day, and one person who decides.',
    skills: ['Brand Identity', 'Logo Design', 'Adobe Illustrator', 'Graphic Design'],
    professions: ['brandDesign'],
    budget: [2500, 5000],
    duration: '1 month',
    variants: [
      {
        company: 'Mesa Común',
        fill: ['a neighbourhood kitchen', 'a kitchen with an open door and no white tablecloths'],
      },
      {
        company: 'Hollow Oak Outdoors',
        fill: ['a line of repairable tents', 'a well-used tool that you would lend only to a friend'],
      },
      {
        company: 'Museum of Small Things',
        fill: ['a travelling museum', 'a cabinet of drawers that children are allowed to open'],
      },
    ],
  },
  {
    title: 'Landing page texts for {0}',
    text: 'We can explain {1} in a conversation, but on paper it becomes a wall of features. We need a headline, five short sections, answers to eight frequent questions and two versions of the first paragraph to compare. You may talk to three of our customers; they are friendly and have opinions. British or American English are both fine as long as it is one of them.',
    skills: ['Copywriting', 'Content Marketing', 'Editing'],
    professions: ['copywriting', 'contentWriting'],
    budget: [600, 1400],
    duration: '1-2 weeks',
    variants: [
      { company: 'Monsoon Analytics', fill: ['flood alerts', 'our flood alerts for water boards'] },
      { company: 'Lantern Homes', fill: ['shared homes', 'how a shared home works and what the rent includes'] },
      {
        company: 'Sika Savings',
        fill: ['a savings club', 'a savings club in which twenty people hold each other to it'],
      },
    ],
  },
  {
    title: 'Move {0} to Kubernetes',
    text: 'We run {1} on three machines that nobody dares to restart. The goal is a small managed cluster, infrastructure as code, and a pipeline that deploys on merge and can go back with one command. Two of our developers will work with you and take it over. Please plan for a switch without a maintenance window.',
    skills: ['Kubernetes', 'Docker', 'AWS', 'CI/CD', 'Terraform'],
    professions: ['devops'],
    budget: [6000, 11000],
    duration: '2-3 months',
    variants: [
      { company: 'Windwise Energy', fill: ['a forecast service', 'wind forecasts for sixty farms'] },
      {
        company: 'Open Slate Learning',
        fill: ['our course platform', 'a course platform with 30,000 pupils at eight in the morning'],
      },
      {
        company: 'Marquee & Moon',
        fill: ['ticket sales', 'ticket sales that are quiet all week and wild on Friday at ten'],
      },
    ],
  },
  {
    title: 'Email welcome series for {0}',
    text: 'People sign up, and then they hear nothing from us for a month. We want five emails over three weeks that {1}. The job includes the plan, the texts, the set-up in our mail tool and a look at the figures after four weeks. Our list has 26,000 addresses, all of them collected properly.',
    skills: ['Email Marketing', 'Copywriting', 'HubSpot'],
    professions: ['marketing', 'copywriting'],
    budget: [900, 1900],
    duration: '2 weeks',
    variants: [
      { company: 'Mała Księgarnia', fill: ['new book subscribers', 'introduce the people who choose the books'] },
      { company: 'Second Bicycle', fill: ['new donors', 'show what a monthly gift has repaired, planted or measured'] },
      {
        company: 'Feldkorn Bakeries',
        fill: ['loyalty card holders', 'make a regular out of somebody who came in for one loaf'],
      },
    ],
  },
  {
    title: 'Dashboard for {0}',
    text: 'Every Monday three people copy numbers from four systems into one spreadsheet. We would like a dashboard that shows {1}, refreshed every hour, with a way to see where each number comes from. Fewer charts are better than more. Access is for about thirty colleagues; nobody outside may see it.',
    skills: ['SQL', 'Data Visualization', 'Data Analysis'],
    professions: ['dataScience'],
    budget: [2200, 4200],
    duration: '1 month',
    variants: [
      {
        company: 'Kumo Precision',
        fill: ['the grinding line', 'output, scrap and downtime for each of the eighteen machines'],
      },
      {
        company: 'Tidewater Clinics',
        fill: ['waiting times', 'waiting times and missed appointments for each clinic'],
      },
      {
        company: 'Fjordlinjen',
        fill: ['boat punctuality', 'punctuality, passengers and battery use for every departure'],
      },
    ],
  },
  {
    title: 'Security review of {0}',
    text: 'Before the next release we want an experienced person to attack {1}. Source code and a test system are at your disposal. We expect a report ordered by risk, with steps to reproduce each finding and a sensible fix, and a second look once we have repaired them. A confidentiality agreement is needed before the start.',
    skills: ['Penetration Testing', 'Cybersecurity', 'Linux Administration'],
    professions: ['security'],
    budget: [3800, 7200],
    duration: '2 weeks',
    variants: [
      { company: 'Ledgerleaf', fill: ['a payments API', 'the API through which shops move money'] },
      { company: 'Baobab Health', fill: ['patient records', 'the web application that holds vaccination records'] },
      {
        company: 'Ciudad Clara',
        fill: ['the complaints service', 'the public complaints service and its upload of photographs'],
      },
    ],
  },
  {
    title: 'Product film for {0}',
    text: 'Ninety seconds that show {1}. We have a script and access to everything you may want to film; what we lack is somebody with an eye. Please plan one day of shooting, an edit in two lengths, captions in three languages and a version without sound for our stand at the fair.',
    skills: ['Video Editing', 'Motion Graphics'],
    professions: ['videoMotion'],
    budget: [2400, 4800],
    duration: '1 month',
    variants: [
      {
        company: 'Anadolu Tekstil',
        fill: ['organic cotton', 'how cotton becomes cloth, and what happens to the water'],
      },
      { company: 'Bottega Verde Mobili', fill: ['an oak table', 'an old barn becoming a table'] },
      { company: 'Haus & Hof Immobilien', fill: ['village homes', 'a farmhouse as it is, cracks included'] },
    ],
  },
  {
    title: 'WordPress site for {0}',
    text: 'We need a modest site of about fifteen pages with {1}. A theme made for us would be better than a builder with forty plugins. Editors are not technical, so the fields should guide them. The texts and pictures are ready, the old addresses must be redirected, and the whole thing should load in under two seconds on a phone.',
    skills: ['WordPress', 'PHP', 'HTML', 'CSS'],
    professions: ['wordpress', 'fullstack'],
    budget: [1400, 2900],
    duration: '1 month',
    variants: [
      {
        company: 'Northfield Advisory',
        fill: ['an advisory firm', 'case studies, a list of people and a library of reports'],
      },
      {
        company: 'Second Bicycle',
        fill: ['a bicycle workshop', 'opening hours, course dates and a page for volunteers'],
      },
      {
        company: 'Sund Tandpleje',
        fill: ['eleven dental practices', 'a page for every practice and a calm explanation of prices'],
      },
    ],
  },
  {
    title: 'Search that understands {0}',
    text: 'Customers type {1} and get nothing, although we have it. We want search that copes with spelling, synonyms and part numbers, and a small set of judged queries that tells us whether a change made it better. The catalogue has 42,000 entries in two languages. Running it on our own servers is a requirement.',
    skills: ['Machine Learning', 'Python', 'PostgreSQL', 'Natural Language Processing'],
    professions: ['machineLearning', 'backend'],
    budget: [5000, 9000],
    duration: '2-3 months',
    variants: [
      { company: 'Strojírny Vltava', fill: ['pump parts', 'the name their grandfather used for a valve'] },
      { company: 'Mała Księgarnia', fill: ['book titles', 'half a title and the colour of the cover'] },
      { company: 'Ciudad Clara', fill: ['plain questions', 'a question instead of the name of an office'] },
    ],
  },
  {
    title: 'Translate {0} into French',
    text: 'There are about 18,000 words: {1}. We keep a glossary and expect you to extend it. The tone is friendly and precise; the reader is addressed formally. Please send a sample of 300 words with your proposal, and tell us how you handle strings with placeholders.',
    skills: ['Translation', 'Proofreading', 'Technical Writing'],
    professions: ['translation'],
    budget: [1600, 2600],
    duration: '2 weeks',
    variants: [
      {
        company: 'Harbourlight Studio',
        fill: ['a help centre', 'help articles, interface strings and two long guides'],
      },
      {
        company: 'Open Slate Learning',
        fill: ['a maths course', 'exercises, hints and the explanations of wrong answers'],
      },
      { company: 'Strojírny Vltava', fill: ['repair manuals', 'nine manuals with drawings and safety notices'] },
    ],
  },
  {
    title: 'Accessibility audit and repair of {0}',
    text: 'We have to meet WCAG 2.2 AA and, more to the point, {1}. Please audit the ten most used pages with keyboard, screen reader and 400% zoom, fix what can be fixed in the front end, and teach our two developers along the way. Automatic reports alone are not what we are looking for.',
    skills: ['HTML', 'CSS', 'JavaScript', 'UX Design'],
    professions: ['frontend'],
    budget: [2800, 5200],
    duration: '1 month',
    variants: [
      { company: 'Ciudad Clara', fill: ['the city website', 'a blind colleague cannot file her own holiday request'] },
      {
        company: 'Fjordlinjen',
        fill: ['ticket machines on the web', 'passengers tell us that they cannot buy a ticket with a keyboard'],
      },
      {
        company: 'Open Slate Learning',
        fill: ['online exercises', 'pupils with low vision wait for a teacher to read to them'],
      },
    ],
  },
  {
    title: 'Financial model for {0}',
    text: 'We are preparing {1} and need a three-statement model that survives questions. It should have a page of assumptions, three scenarios and a cash plan by month for the first two years. Please build it so that we can change it ourselves. Two working sessions with our accountant are included in the time frame.',
    skills: ['Financial Modeling', 'Microsoft Excel', 'QuickBooks'],
    professions: ['finance'],
    budget: [1800, 3600],
    duration: '2 weeks',
    variants: [
      { company: 'Fjordlinjen', fill: ['four new electric boats', 'a loan for four electric boats'] },
      {
        company: 'Highland Distillers Guild',
        fill: ['a shared bottling line', 'a bottling line shared by twenty-two owners'],
      },
      { company: 'Lantern Homes', fill: ['ten more houses', 'the lease of ten more shared houses'] },
    ],
  },
  {
    title: 'Illustrations for {0}',
    text: 'Twenty-four drawings of {1}, in one hand and a limited palette. We need them as vectors, in colour and in a version for one-colour print. Rough pencils first, please; we decide quickly. You keep the right to show them in your portfolio, and your name is printed next to them.',
    skills: ['Illustration', 'Adobe Illustrator', 'Graphic Design'],
    professions: ['brandDesign', 'productDesign'],
    budget: [1800, 3400],
    duration: '1 month',
    variants: [
      { company: 'Museum of Small Things', fill: ['everyday objects', 'objects that everybody owned and nobody kept'] },
      { company: 'Seedbank Commons', fill: ['seeds and seasons', 'seeds, tools and the work of each month'] },
      { company: 'Paper Lantern Games', fill: ['a puzzle game', 'rooms of a house that does not quite exist'] },
    ],
  },
  {
    title: 'Connect {0} with our accounting',
    text: 'Two people type {1} into the accounting software by hand, and twice a year we find out which ones they missed. We need a service that moves the records, tolerates failures on either side and shows what is stuck and why. Both systems have an API, one good and one less so. Tests with real but anonymised data are a must.',
    skills: ['Node.js', 'TypeScript', 'REST APIs', 'PostgreSQL'],
    professions: ['backend', 'fullstack'],
    budget: [2600, 4800],
    duration: '1 month',
    variants: [
      { company: 'Bottega Verde Mobili', fill: ['the web shop', 'orders, refunds and shipping costs'] },
      { company: 'Keystone Lettings', fill: ['rent payments', 'rents, deposits and repair bills'] },
      {
        company: 'Feldkorn Bakeries',
        fill: ['tills and deliveries', 'the takings of nineteen tills and the bills of thirty suppliers'],
      },
    ],
  },
  {
    title: 'Search engine check-up for {0}',
    text: 'Our visits fell by a third after we moved the site, and {1}. We are looking for a technical audit, a list of repairs in order of effect, and a plan of topics that people look for and that we know something about. No bought links, no texts written by the metre. One call at the start and one at the end.',
    skills: ['SEO', 'Google Analytics', 'Content Marketing'],
    professions: ['seo', 'marketing'],
    budget: [700, 1500],
    duration: '1-2 weeks',
    variants: [
      { company: 'Keystone Lettings', fill: ['a lettings agency', 'owners in our own street no longer find us'] },
      {
        company: 'Hollow Oak Outdoors',
        fill: ['a tent maker', 'repair guides that used to lead the results are on page two'],
      },
      {
        company: 'Ponte Consultores',
        fill: ['an energy adviser', 'hotels find our competitors when they search for our own reports'],
      },
    ],
  },
  {
    title: 'Newsletter editor for {0}',
    text: 'Once every two weeks we send a letter about {1}. We are looking for somebody who takes raw notes and turns them into 600 words that people look forward to. You would propose topics, interview one person per issue and deliver a clean draft two days ahead. Three issues to begin with, more if we suit each other.',
    skills: ['Content Writing', 'Editing', 'Email Marketing'],
    professions: ['contentWriting', 'copywriting'],
    budget: [500, 1100],
    duration: '1 month',
    variants: [
      { company: 'Delta Partners', fill: ['family businesses', 'handing a business to the next generation'] },
      {
        company: 'Monsoon Analytics',
        fill: ['people who watch rivers', 'rain, rivers and the people who measure them'],
      },
      { company: 'Studio Parallèle', fill: ['science centres', 'exhibitions that made somebody stop and stay'] },
    ],
  },
  {
    title: 'iPhone app that talks to {0}',
    text: 'We make {1} and need an app that pairs over Bluetooth, shows live values and keeps a history on the phone. A firmware engineer is at hand and happy to explain the protocol. The app should feel native, respect the text size people have set, and never lose a reading because a call came in.',
    skills: ['Swift', 'iOS Development', 'Mobile App Design'],
    professions: ['mobile'],
    budget: [6500, 11000],
    duration: '2-3 months',
    variants: [
      { company: 'Strojírny Vltava', fill: ['a pressure gauge', 'gauges for pumps that stand in cellars'] },
      { company: 'Rahma Logistics', fill: ['a temperature logger', 'thermometers for cold transport'] },
      { company: 'Harbourlight Studio', fill: ['a tide sensor', 'sensors for tides and waves in small harbours'] },
    ],
  },
  {
    title: 'Component library for {0}',
    text: 'Three teams build buttons three times. We want one React library with tokens, about twenty components and documentation that answers a question in a minute. {1} Please show us something similar that you have built, and tell us what you would leave out.',
    skills: ['React', 'TypeScript', 'CSS', 'Figma'],
    professions: ['frontend', 'fullstack'],
    budget: [5500, 9500],
    duration: '2-3 months',
    variants: [
      {
        company: 'Copperline Capital',
        fill: ['our lending tools', 'The screens are dense, and underwriters use them all day with the keyboard.'],
      },
      {
        company: 'Harbourlight Studio',
        fill: ['three port applications', 'Two of the applications are used outdoors, in the sun and with gloves on.'],
      },
      {
        company: 'Tidewater Clinics',
        fill: ['nurse workstations', 'Some screens hang on a wall and are read from three metres away.'],
      },
    ],
  },
  {
    title: 'Forecast {0}',
    text: 'We decide every afternoon how much to order for tomorrow, and {1}. There are five years of daily figures, weather and holidays. We are looking for a forecast that beats our best buyer by a little, tells us how sure it is, and runs by itself every day at two. A model that we can explain is worth more to us than one that wins by half a percent.',
    skills: ['Python', 'Machine Learning', 'Data Analysis', 'Data Visualization'],
    professions: ['dataScience', 'machineLearning'],
    budget: [3200, 6000],
    duration: '2-3 months',
    variants: [
      { company: 'Feldkorn Bakeries', fill: ['bread sales', 'we throw away eleven percent of what we bake'] },
      {
        company: 'Fjordlinjen',
        fill: ['passenger numbers', 'a boat is either half empty or leaves people on the pier'],
      },
      { company: 'Sund Tandpleje', fill: ['missed appointments', 'one appointment in eight is missed without a word'] },
    ],
  },
  {
    title: 'Social media for {0}, one quarter',
    text: 'We know what we want to say and have nobody who says it regularly. Please plan three posts a week about {1}, prepare texts and pictures, and answer questions in our voice. We send raw photographs every Friday. At the end we would like one page about what worked, without vanity figures.',
    skills: ['Social Media Marketing', 'Content Writing', 'Graphic Design'],
    professions: ['marketing', 'contentWriting'],
    budget: [1200, 2400],
    duration: '2-3 months',
    variants: [
      {
        company: 'Marquee & Moon',
        fill: ['four concert halls', 'bands, the people behind the bar and the sound of each room'],
      },
      {
        company: 'Highland Distillers Guild',
        fill: ['small distilleries', 'barrels, weather and the neighbours of our distilleries'],
      },
      { company: 'Second Bicycle', fill: ['a repair workshop', 'rescued bicycles and the people who ride them now'] },
    ],
  },
  {
    title: 'Unity prototype of {0}',
    text: 'We have a paper prototype that people like and would like to know whether it works on a screen. {1} Please plan for three weeks, a build each Friday, and code that we can throw away without regret. Art is a set of grey boxes; the feeling of the interaction is what counts.',
    skills: ['3D Modeling', 'C#', 'Prototyping'],
    professions: ['gameDev'],
    budget: [2800, 5200],
    duration: '1 month',
    variants: [
      {
        company: 'Paper Lantern Games',
        fill: ['a game about a lighthouse', 'The player turns a lamp and thereby changes which islands exist.'],
      },
      {
        company: 'Open Slate Learning',
        fill: ['a fractions game', 'Pupils cut and share bread until everybody at the table has enough.'],
      },
      {
        company: 'Studio Parallèle',
        fill: ['a museum installation', 'Visitors steer a current with their hands and watch plankton follow.'],
      },
    ],
  },
  {
    title: 'Virtual assistant for {0}',
    text: 'About ten hours a week for {1}. You would write down how things are done, so that the next person has it easier, and tell us when a task makes no sense. Two hours of overlap with our morning are needed; the rest of the day is yours to plan.',
    skills: ['Customer Support', 'Microsoft Excel'],
    professions: ['virtualAssistant'],
    budget: [450, 900],
    duration: '1 month',
    variants: [
      { company: 'Keystone Lettings', fill: ['viewing appointments', 'arranging viewings, keys and follow-up calls'] },
      {
        company: 'Northfield Advisory',
        fill: ['a team of five', 'travel, calendars and the minutes of two weekly meetings'],
      },
      {
        company: 'Hollow Oak Outdoors',
        fill: ['returns and repairs', 'returns, repair requests and letters to suppliers'],
      },
    ],
  },
  {
    title: 'Rebuild {0} in Next.js',
    text: 'The site is a single-page application that shows a spinner for four seconds. {1} We want pages that arrive complete from the server, addresses that can be shared, and a budget for script size that a check enforces. Content comes from an existing API. Please describe how you would move over page by page.',
    skills: ['Next.js', 'React', 'TypeScript', 'CSS'],
    professions: ['frontend', 'fullstack'],
    budget: [4200, 7800],
    duration: '2-3 months',
    variants: [
      {
        company: 'Marquee & Moon',
        fill: ['the events calendar', 'Most visitors stand in the street with one bar of signal.'],
      },
      {
        company: 'Keystone Lettings',
        fill: ['the homes catalogue', 'Search engines see an empty page, and so do some of our owners.'],
      },
      {
        company: 'Open Slate Learning',
        fill: ['the course catalogue', 'Schools open it on computers that are older than the pupils.'],
      },
    ],
  },
  {
    title: 'Cut our cloud bill for {0}',
    text: 'We pay about $9,000 a month and cannot say for what. {1} Please find out where the money goes, propose savings with their risk, and carry out the safe ones with us. A monthly report that the finance team understands should remain after you leave.',
    skills: ['AWS', 'Terraform', 'Docker', 'Linux Administration'],
    professions: ['devops'],
    budget: [2200, 4000],
    duration: '2 weeks',
    variants: [
      { company: 'Monsoon Analytics', fill: ['river models', 'Half of it appears to be storage that nobody reads.'] },
      {
        company: 'Loudhouse Media',
        fill: ['a video archive', 'The archive holds every take of every film since 2014.'],
      },
      {
        company: 'Copperline Capital',
        fill: ['nightly risk runs', 'Machines that work for two hours a night run for twenty-four.'],
      },
    ],
  },
  {
    title: 'Packaging for {0}',
    text: 'A family of {1} that stands out on a shelf without shouting. Print is two colours on uncoated board, and everything must be recyclable with paper. We supply dielines and the legal texts in four languages. One round of three directions, two rounds on the one we choose, then final artwork for the printer.',
    skills: ['Graphic Design', 'Brand Identity', 'Adobe Illustrator', 'Adobe InDesign'],
    professions: ['brandDesign'],
    budget: [1900, 3800],
    duration: '1 month',
    variants: [
      { company: 'Feldkorn Bakeries', fill: ['rye crispbread', 'six boxes of crispbread'] },
      { company: 'Anadolu Tekstil', fill: ['bed linen', 'sleeves for sheets, covers and towels'] },
      { company: 'Hollow Oak Outdoors', fill: ['tent repair kits', 'five repair kits, from a pole sleeve to a zip'] },
    ],
  },
  {
    title: 'Write the API guide for {0}',
    text: 'The reference is generated and correct; what is missing is a guide that takes a developer from nothing to a first useful call in ten minutes. {1} We need eight pages with examples in two languages that are run as tests. Our engineers answer questions the same day.',
    skills: ['Technical Writing', 'REST APIs', 'Editing'],
    professions: ['contentWriting'],
    budget: [1500, 2800],
    duration: '2 weeks',
    variants: [
      { company: 'Windwise Energy', fill: ['wind forecasts', 'Readers are energy traders who write a little Python.'] },
      {
        company: 'Ledgerleaf',
        fill: ['bookkeeping exports', 'Readers build tills and would rather not think about bookkeeping.'],
      },
      {
        company: 'Fjordlinjen',
        fill: ['timetable data', 'Readers are map makers, students and one very keen ferry spotter.'],
      },
    ],
  },
  {
    title: 'Defect detection for {0}',
    text: 'Two cameras look at {1}, and a person looks at the screen. We would like a model that points out suspicious pieces, so that the person looks where it matters. There are 60,000 labelled pictures, of mixed quality. It has to run on a small computer beside the line, and we need to see what it misses, not only what it finds.',
    skills: ['Computer Vision', 'Python', 'PyTorch', 'Deep Learning'],
    professions: ['machineLearning'],
    budget: [7000, 12500],
    duration: 'more than 3 months',
    variants: [
      { company: 'Kumo Precision', fill: ['ground metal parts', 'parts the size of a fingernail'] },
      {
        company: 'Highland Distillers Guild',
        fill: ['bottles and labels', 'every bottle that leaves the shared line'],
      },
      { company: 'Instituto Maré Viva', fill: ['coral photographs', 'photographs of the same reefs, year after year'] },
    ],
  },
  {
    title: 'Online shop for {0}',
    text: 'About 180 products, three languages and {1}. WooCommerce and Shopify are both fine with us if the shop stays quick and can be updated without fear. Payment and shipping partners are chosen. Please include tests of the checkout, an afternoon of training and a month of support after the opening.',
    skills: ['WordPress', 'Shopify', 'PHP', 'Web Design'],
    professions: ['wordpress', 'fullstack'],
    budget: [3000, 5600],
    duration: '2-3 months',
    variants: [
      {
        company: 'Highland Distillers Guild',
        fill: ['twenty-two distilleries', 'duty that depends on where the bottle goes'],
      },
      { company: 'Anadolu Tekstil', fill: ['cloth by the metre', 'prices by the metre, with a sample service'] },
      { company: 'Museum of Small Things', fill: ['a museum shop', 'a few objects that exist only once'] },
    ],
  },
  {
    title: 'User research on {0}',
    text: 'We have opinions and no evidence. Please recruit and interview ten people about {1}, watch five of them do it, and tell us the three things we believe that are not true. We want recordings (with consent), a short written report and a workshop of two hours with the team. The fee for participants is on top of the budget.',
    skills: ['UX Research', 'Prototyping', 'UI Design', 'UX Design'],
    professions: ['productDesign'],
    budget: [2400, 4400],
    duration: '1 month',
    variants: [
      { company: 'Ville Verte', fill: ['reporting a dangerous tree', 'reporting a tree or a broken lamp'] },
      {
        company: 'Sika Savings',
        fill: ['saving in a group', 'saving with others and what happens when somebody cannot pay'],
      },
      {
        company: 'Tallahassee Transit Lab',
        fill: ['changing buses at night', 'changing from one bus to another after dark'],
      },
    ],
  },
  {
    title: 'Payment ledger for {0}',
    text: 'We need the part of the system that must not be wrong: double-entry bookings, refunds, fees and a daily comparison with the bank. {1} Java or Kotlin with PostgreSQL, please. We expect tests that try to break it, and documentation that an auditor can read.',
    skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Docker'],
    professions: ['backend'],
    budget: [9000, 15000],
    duration: 'more than 3 months',
    variants: [
      { company: 'Sika Savings', fill: ['a savings club', 'Twelve thousand groups deposit on the same evening.'] },
      {
        company: 'Marquee & Moon',
        fill: ['ticket refunds', 'A cancelled concert means four thousand refunds before midnight.'],
      },
      {
        company: 'Lantern Homes',
        fill: ['rents and deposits', 'Deposits belong to tenants and must never be mixed with our own money.'],
      },
    ],
  },
  {
    title: 'Explainer animation about {0}',
    text: 'Sixty seconds that explain {1} to somebody who has never thought about it. We have a text and a voice; we need a storyboard, a style and the animation. It will be shown without sound as often as with it. Please send a link to a piece in which you made something complicated simple.',
    skills: ['Motion Graphics', 'Video Editing', 'Illustration'],
    professions: ['videoMotion', 'brandDesign'],
    budget: [1800, 3600],
    duration: '1 month',
    variants: [
      { company: 'Windwise Energy', fill: ['how wind is forecast', 'how a forecast knows the wind of tomorrow'] },
      { company: 'Seedbank Commons', fill: ['seed banks', 'why a village keeps seed in a clay pot'] },
      { company: 'Baobab Health', fill: ['vaccination reminders', 'how a text message gets a child to a clinic'] },
    ],
  },
  {
    title: 'Customer support set-up for {0}',
    text: 'We answer letters from {1} out of a shared mailbox, and sometimes twice. Please choose and set up a simple tool, write twenty good standard answers, and define who does what when it gets busy. Afterwards we need about eight hours a week of help with answering, in English and Spanish.',
    skills: ['Customer Support', 'Content Writing'],
    professions: ['virtualAssistant', 'contentWriting'],
    budget: [800, 1600],
    duration: '2-3 months',
    variants: [
      { company: 'Mała Księgarnia', fill: ['a book subscription', 'subscribers whose book is late'] },
      {
        company: 'Escola Aberta',
        fill: ['evening courses', 'adults who return to school and are unsure whether they may'],
      },
      { company: 'Marquee & Moon', fill: ['a ticket office', 'people who stand outside the hall'] },
    ],
  },
  {
    title: 'Angular back office for {0}',
    text: 'The back office has tables with 80,000 rows and forms with a hundred fields, and {1}. We are moving from AngularJS to current Angular and need an experienced hand for the hardest five screens. Everything must be quick with the keyboard. Our testers are users with twenty years of practice, and they do notice.',
    skills: ['Angular', 'TypeScript', 'JavaScript', 'HTML'],
    professions: ['frontend'],
    budget: [5200, 8800],
    duration: '2-3 months',
    variants: [
      { company: 'Rahma Logistics', fill: ['freight planners', 'planners open them a hundred times a day'] },
      { company: 'Strojírny Vltava', fill: ['spare part orders', 'clerks take orders on the phone while they type'] },
      { company: 'Ville Verte', fill: ['tree records', 'foresters fill them in with cold fingers'] },
    ],
  },
  {
    title: 'Prepare {0} for SOC 2',
    text: 'A large customer asks for a report, and we do the right things without writing them down. {1} We need a plan, policies in our own words, evidence that is collected by machines where possible, and a rehearsal before the auditor comes. Please be honest about what can wait.',
    skills: ['Cybersecurity', 'AWS', 'Business Analysis', 'Technical Writing'],
    professions: ['security'],
    budget: [5200, 9200],
    duration: '2-3 months',
    variants: [
      {
        company: 'Harbourlight Studio',
        fill: ['a port platform', 'We are fourteen people and nobody has done this before.'],
      },
      {
        company: 'Copperline Capital',
        fill: ['a lending team', 'We passed an ISO audit three years ago and have grown since.'],
      },
      {
        company: 'Tidewater Clinics',
        fill: ['a records service', 'The data is sensitive and the team is careful but informal.'],
      },
    ],
  },
  {
    title: 'Warehouse labels and scanning for {0}',
    text: 'We pick with paper lists. The new way is a hand scanner, a label printer and a small .NET application that tells people where to go next and {1}. Printers and scanners are bought. Somebody has to come by for two days at the start, or guide us patiently over video.',
    skills: ['C#', 'ASP.NET Core', 'SQL', 'Data Engineering'],
    professions: ['backend'],
    budget: [4800, 8200],
    duration: '2-3 months',
    variants: [
      { company: 'Anadolu Tekstil', fill: ['rolls of cloth', 'keeps rolls of one dye lot together'] },
      { company: 'Mała Księgarnia', fill: ['a book warehouse', 'packs 3,000 equal boxes in a morning'] },
      { company: 'Highland Distillers Guild', fill: ['casks and cases', 'knows the age of every cask'] },
    ],
  },
  {
    title: 'Name and tone of voice for {0}',
    text: 'The product is good and its name is a working title that has worked for too long. We would like ten names with reasons, checked for the four languages we sell in, and two pages about how it speaks: {1}. A decision is made by two people, on the day after your presentation.',
    skills: ['Copywriting', 'Brand Identity', 'Creative Writing'],
    professions: ['copywriting'],
    budget: [1100, 2300],
    duration: '2 weeks',
    variants: [
      { company: 'Lantern Homes', fill: ['a tenants’ app', 'to people who have just moved and are tired'] },
      {
        company: 'Loudhouse Media',
        fill: ['a podcast series', 'to people who know more than they are given credit for'],
      },
      { company: 'Copperline Capital', fill: ['a lending product', 'to owners of workshops who distrust banks'] },
    ],
  },
  {
    title: 'Laravel portal for {0}',
    text: 'A login area in which {1}. Roles are simple, documents are PDFs, and everything must be in an audit log. We have designs for eight screens and a test server. Please use the boring parts of Laravel, write feature tests, and leave a README that gets a new developer started in an hour.',
    skills: ['Laravel', 'PHP', 'Vue.js', 'MySQL'],
    professions: ['fullstack', 'wordpress'],
    budget: [3600, 6400],
    duration: '2-3 months',
    variants: [
      {
        company: 'Keystone Lettings',
        fill: ['property owners', 'owners see rents, repairs and statements for their homes'],
      },
      { company: 'Northfield Advisory', fill: ['client documents', 'clients find reports, comment on them and sign'] },
      {
        company: 'Open Slate Learning',
        fill: ['teachers and classes', 'teachers make classes, hand out work and see who needs help'],
      },
    ],
  },
  {
    title: 'Podcast editing for {0}',
    text: 'Eight episodes of about thirty-five minutes on {1}. You get separate tracks and a rough list of cuts; we expect clean sound, gentle cuts, show notes and three short clips per episode with captions. Turnaround is three working days. If you hear that a question is missing, tell us; we can still ask it.',
    skills: ['Video Editing', 'Content Writing'],
    professions: ['videoMotion'],
    budget: [1400, 2600],
    duration: '2-3 months',
    variants: [
      { company: 'Studio Parallèle', fill: ['a science series', 'things that scientists changed their minds about'] },
      {
        company: 'Delta Partners',
        fill: ['a family business show', 'successions that went wrong and what came after'],
      },
      {
        company: 'Museum of Small Things',
        fill: ['an objects series', 'one household object and the people who lived with it'],
      },
    ],
  },
  {
    title: 'Data pipeline for {0}',
    text: '{1} arrive in six formats, late and sometimes twice. We need a pipeline that takes them in, refuses nonsense loudly, and fills a small warehouse that analysts can query by noon. Python and PostgreSQL are what we know. Tests on the data matter as much to us as tests on the code.',
    skills: ['Python', 'SQL', 'PostgreSQL', 'Data Engineering'],
    professions: ['dataScience', 'backend'],
    budget: [4000, 7400],
    duration: '2-3 months',
    variants: [
      { company: 'Monsoon Analytics', fill: ['river gauges', 'Readings of 900 river gauges'] },
      { company: 'Rahma Logistics', fill: ['truck telemetry', 'Temperatures and positions of 180 trucks'] },
      { company: 'Seedbank Commons', fill: ['village price lists', 'Prices from 240 village markets'] },
    ],
  },
  {
    title: 'Project manager for {0}',
    text: 'Four suppliers, one date and a team that does this for the first time: we need somebody who keeps the plan honest while we {1}. One day a week, a short meeting each Tuesday, and a list of risks that is read aloud. You should be comfortable telling a director that something will be late.',
    skills: ['Project Management', 'Business Analysis', 'Business Planning'],
    professions: ['projectManagement'],
    budget: [3600, 6600],
    duration: '2-3 months',
    variants: [
      { company: 'Ciudad Clara', fill: ['a portal launch', 'replace a portal without closing the office'] },
      {
        company: 'Sund Tandpleje',
        fill: ['a records migration', 'move the records of eleven practices into one system'],
      },
      { company: 'Tallahassee Transit Lab', fill: ['a bus line pilot', 'try a new kind of bus stop on one line'] },
    ],
  },
  {
    title: 'Advertising with a small budget for {0}',
    text: 'We can spend $1,500 a month and would like to know what for. Please set up honest measurement, run small experiments on two channels for {1}, and stop what does not work. We would rather hear an uncomfortable figure in week two than a pleasant one in month six.',
    skills: ['Google Ads', 'Facebook Ads', 'Google Analytics'],
    professions: ['marketing', 'seo'],
    budget: [1000, 2100],
    duration: '2-3 months',
    variants: [
      { company: 'Escola Aberta', fill: ['evening courses', 'courses that start in the new year'] },
      { company: 'Haus & Hof Immobilien', fill: ['farmhouses', 'farmhouses that suit one family in a thousand'] },
      { company: 'Sund Tandpleje', fill: ['a new practice', 'a practice in a part of town where nobody knows us'] },
    ],
  },
  {
    title: 'Assistant that answers questions about {0}',
    text: 'Colleagues ask the same things again and again, and the answers are in {1}. We want an assistant that answers in a sentence, quotes the page it took it from, and says so when it does not know. An evaluation with 200 real questions comes first. The documents may not leave our servers.',
    skills: ['Natural Language Processing', 'Python', 'Machine Learning'],
    professions: ['machineLearning'],
    budget: [5600, 9800],
    duration: '2-3 months',
    variants: [
      {
        company: 'Northfield Advisory',
        fill: ['public purchasing', 'rules for public purchasing and eleven years of our own reports'],
      },
      { company: 'Strojírny Vltava', fill: ['old machines', 'manuals of machines that are older than our engineers'] },
      { company: 'Ciudad Clara', fill: ['permits', 'regulations, leaflets and the minutes of a committee'] },
    ],
  },
  {
    title: 'Presentation design for {0}',
    text: 'Thirty slides, written and fact-checked, that look as if a committee made them. We need a master that our people can use without breaking it, charts drawn again from the numbers, and {1}. Editable files in PowerPoint are a requirement. The date of the talk does not move.',
    skills: ['Adobe InDesign', 'Graphic Design', 'Illustration'],
    professions: ['brandDesign', 'productDesign'],
    budget: [500, 1100],
    duration: 'less than 1 week',
    variants: [
      { company: 'Northfield Advisory', fill: ['a council meeting', 'one picture that a mayor will remember'] },
      { company: 'Copperline Capital', fill: ['an investor day', 'one page that explains where the money goes'] },
      { company: 'Instituto Maré Viva', fill: ['a reef conference', 'maps that can be read from the last row'] },
    ],
  },
  {
    title: 'Proofreading of {0}',
    text: 'About 42,000 words of {1}, written by six people and read by nobody yet. Please correct language and consistency, mark what you did not understand, and leave the voices of the authors alone. We work with tracked changes. A style sheet exists and may be argued with.',
    skills: ['Proofreading', 'Editing', 'Content Writing'],
    professions: ['contentWriting', 'translation'],
    budget: [400, 900],
    duration: 'less than 1 week',
    variants: [
      { company: 'Museum of Small Things', fill: ['an exhibition catalogue', 'essays about ordinary objects'] },
      { company: 'Ville Verte', fill: ['a city tree report', 'a report about 480,000 trees'] },
      {
        company: 'Studio Parallèle',
        fill: ['a science magazine', 'articles for an annual magazine of science centres'],
      },
    ],
  },
  {
    title: 'Real-time map of {0}',
    text: 'People ask where {1}, and we know it to the metre without being able to show it. We want a map on our website that updates without a reload, is readable in sunlight and has a plain list for those who cannot use a map. Positions come over a WebSocket every five seconds. It must stay up on the busiest day of the summer.',
    skills: ['JavaScript', 'Node.js', 'React', 'REST APIs'],
    professions: ['fullstack', 'frontend'],
    budget: [3200, 5800],
    duration: '1 month',
    variants: [
      { company: 'Fjordlinjen', fill: ['electric boats', 'their boat is'] },
      { company: 'Tallahassee Transit Lab', fill: ['night buses', 'the last bus is'] },
      { company: 'Mesa Común', fill: ['delivery bicycles', 'their lunch is'] },
    ],
  },
  {
    title: 'Automated tests for {0}',
    text: 'We release on Thursdays and hold our breath until Friday. {1} We would like a small suite of end-to-end tests for the ten paths that matter, fast enough to run on every change and steady enough to be believed. Please start with a week of looking around, and tell us which manual checks can go. Pairing with our developers is welcome.',
    skills: ['Test Automation', 'TypeScript', 'CI/CD'],
    professions: ['frontend', 'fullstack', 'devops'],
    budget: [2400, 4600],
    duration: '1 month',
    variants: [
      {
        company: 'Harbourlight Studio',
        fill: ['berth planning', 'Last month a harmless change moved every ferry by one hour.'],
      },
      {
        company: 'Baobab Health',
        fill: [
          'reminder messages',
          'Last spring four hundred people were reminded of an appointment they had already had.',
        ],
      },
      {
        company: 'Faro Creative',
        fill: [
          'an exhibition guide',
          'Visitors are patient with a new exhibition, but not with a guide that freezes in room three.',
        ],
      },
    ],
  },
];
