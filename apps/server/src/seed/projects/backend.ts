import type { ProjectGroup } from './project.ts';

export const backend: readonly ProjectGroup[] = [
  {
    skills: ['PostgreSQL', 'SQL', 'Data Engineering'],
    professions: ['backend', 'dataScience'],
    budget: [1500, 3200],
    duration: '1-2 weeks',
    projects: [
      {
        title: 'Speed up month-end reports in PostgreSQL',
        company: 'Ledgerleaf',
        subject: 'the month-end reports',
        description:
          'On the last day of the month forty thousand shopkeepers close their books, and our reports take until noon. The PostgreSQL database has passed 300 million rows. Please measure first, list changes in order of effect, and roll them out with us one at a time without a night shift. A written explanation for the team belongs to the job.',
        status: 'COMPLETED',
        answers: [
          'I would turn on auto_explain for one month end and bring you the ten statements that own the morning, with the cost of each in minutes.',
          'Reports over closed months never change again, so before tuning anything I would ask whether they have to be computed more than once.',
          'My suspicion is a handful of queries that sort more than fits in memory; two settings and one partial index may buy you the first hour.',
        ],
        review: {
          stars: 5,
          text: 'Noon became 7:40 after the first week, with a page of explanation that even I understood.',
        },
      },
      {
        title: 'Faster telemetry charts on PostgreSQL',
        company: 'Windwise Energy',
        subject: 'the telemetry API',
        description:
          'Customers open their turbine charts every morning and wait nine seconds. The data sits in PostgreSQL, one row a minute for each of 1,400 turbines since 2017. We would like a second or less for a month of data, without moving to another database. Our two back-end developers want to learn while you do it.',
        status: 'OPEN',
        answers: [
          'A chart 900 pixels wide cannot show 43,000 points, so I would begin with hourly and daily rollups that are filled as readings arrive.',
          'I would partition by month and pair with one of your developers on the first partition, so that the second is theirs.',
          'First I would check what share of the nine seconds is the database at all; JSON of that size is often the slower half.',
          'Late readings break most rollup schemes, so I would ask how late your turbines report and design the correction before the index.',
        ],
      },
      {
        title: 'Find out why order search is slow at half past ten',
        company: 'Bottega Verde Mobili',
        subject: 'the order search',
        description:
          'At half past ten the warehouse searches for an order and looks at a spinner. The same search is instant in the evening. We think that the morning’s stock import has something to do with it. Please find the cause, fix it in small steps and tell us what to watch so that it does not come back.',
        status: 'COMPLETED',
        answers: [
          'Instant in the evening and slow at half past ten smells of locks, so I would watch pg_locks through one import before proposing an index.',
          'I would move the stock import into small batches on day one, which costs an hour and may already be the answer.',
        ],
        review: {
          stars: 4,
          text: 'The cause was the import, as we had guessed, plus a missing index that we had not. We had hoped for a dashboard to watch and got a query.',
        },
      },
    ],
  },
  {
    skills: ['Node.js', 'TypeScript', 'REST APIs', 'PostgreSQL'],
    professions: ['backend', 'fullstack'],
    budget: [2600, 4800],
    duration: '1 month',
    projects: [
      {
        title: 'Connect the web shop with our accounting',
        company: 'Bottega Verde Mobili',
        subject: 'the bookkeeping link',
        description:
          'Two people type orders, refunds and shipping costs into our accounting software, and twice a year we find what they missed. We need a service that moves the records by itself, survives failures on both sides and shows what is stuck and why. The shop’s API is good, that of the accounting software less so. Tests with real but anonymous data are a must.',
        status: 'COMPLETED',
        answers: [
          'I would write down every record before sending it and number it, so that a failure leaves a queue you can read and not a mystery.',
          'The weaker API sets the pace; I would spend the first days recording how it fails and rehearse each failure in a test.',
        ],
        review: {
          stars: 5,
          text: 'The list of stuck records has been empty for six weeks. When it was not, it told us the reason in Italian.',
        },
      },
      {
        title: 'Match rent payments with our accounts',
        company: 'Keystone Lettings',
        subject: 'the rent matching',
        description:
          '1,100 tenants pay rent with references that say things such as thanks or flat. We match them by hand every morning before the owners ring. A service should match what it can, suggest what it thinks and hand the rest to a person, then write everything into our accounts. Deposits must stay apart from all of it.',
        status: 'OPEN',
        answers: [
          'I would match on amount, day and sender’s name before reading the reference, and expect nine payments in ten to be settled by that.',
          'Suggestions need an undo that reaches into the accounts, so I would build the reversal entry before the matching itself.',
          'Deposits would live in a ledger with its own keys, where no matching rule can reach them.',
          'I would start with three months of your bank files and report the share of automatic matches before you pay for the rest.',
        ],
      },
      {
        title: 'Connect nineteen tills with our accounting',
        company: 'Feldkorn Bakeries',
        subject: 'the till connection',
        description:
          'The takings of nineteen bakeries come as emailed files, and thirty suppliers send bills in every known format. Our accountant types until Wednesday. Please connect tills and bills with the accounting software, with a clear place for whatever does not add up. We bake on Sundays, so the week never really closes.',
        status: 'PENDING_COMPLETION',
        answers: [
          'A week that never closes needs a cut-off you choose, and I would make it one setting instead of an assumption in the code.',
          'I would read the till files first, as they are nineteen times the same problem, and leave the scanned bills for the second half.',
        ],
      },
    ],
  },
  {
    skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Docker'],
    professions: ['backend', 'fullstack'],
    budget: [9000, 15000],
    duration: 'more than 3 months',
    projects: [
      {
        title: 'Double-entry ledger for 12,000 savings groups',
        company: 'Sika Savings',
        subject: 'the savings ledger',
        description:
          'Twelve thousand groups deposit on the same Friday evening. We need a double-entry ledger that survives it, can be audited by a person with a pencil and never shows a member less than she has put in. PostgreSQL is what we know. Mobile money answers late, twice or not at all.',
        status: 'OPEN',
        answers: [
          'I would accept every deposit into an append-only journal first and post it to accounts a moment later, so that Friday is a queue and not a crisis.',
          'Late and double answers are the normal case; each request would carry a key of ours that mobile money has to return.',
          'The auditor’s pencil is my first test: one group, one month, added up on paper and compared to the cent.',
        ],
      },
      {
        title: 'Payment ledger for tickets and refunds',
        company: 'Marquee & Moon',
        subject: 'the refunds',
        description:
          'When a concert is cancelled, four thousand people want their money before midnight, and some paid with a voucher from their aunt. We need a ledger for tickets, fees and refunds that balances at any moment. Payment goes through two providers. Promoters see their own accounts and no others.',
        status: 'ASSIGNED',
        answers: [
          'I would refund by reversing the original entry, voucher included, so that the aunt gets back exactly what she gave.',
          'Two providers have two opinions about fees; I would book what each one really kept and reconcile every night.',
        ],
      },
      {
        title: 'Ledger that keeps tenants’ deposits apart',
        company: 'Lantern Homes',
        subject: 'the deposits',
        description:
          'The deposits of our tenants belong to them and must never touch our own money, not even for an hour. We need a small ledger for rents, deposits and shared bills in forty houses, with statements that a tenant understands. Our auditor has written two pages of wishes. History from two spreadsheets has to come along.',
        status: 'COMPLETED',
        answers: [
          'The rule that deposits never mix would be a constraint in the database, so that even a bug of mine cannot break it.',
          'I would import the spreadsheets into the journal with their mistakes, and correct those by entries the auditor can read.',
        ],
        review: {
          stars: 5,
          text: 'Our auditor brought two pages of wishes and left with two pages of ticks.',
        },
      },
    ],
  },
  {
    skills: ['C#', 'ASP.NET Core', 'SQL', 'Data Engineering'],
    professions: ['backend'],
    budget: [4800, 8200],
    duration: '2-3 months',
    projects: [
      {
        title: 'Warehouse scanning for rolls of cloth',
        company: 'Anadolu Tekstil',
        subject: 'the cloth warehouse',
        description:
          'We pick rolls of cloth from paper lists, and now and then two dye lots end up on one sofa. A hand scanner, a label printer and a small .NET application should tell people where to go and keep a lot together. The hardware is bought. Two days on site at the start, or patient guidance over video.',
        status: 'OPEN',
        answers: [
          'I would forbid mixing at the scanner and not on a report: the second lot would simply beep and stay on the shelf.',
          'Labels have to survive dye and steam, so I would print ten kinds on your stock and leave them in the hall for a week.',
          'Walking is the cost in a warehouse; I would map one morning’s steps before deciding the order of picks.',
        ],
      },
      {
        title: 'Packing scanner for 3,000 book boxes',
        company: 'Mała Księgarnia',
        subject: 'the packing morning',
        description:
          'Once a month we pack 3,000 equal boxes in a morning, and eleven of them are special: a gift, a missed month, a reader who hates horses. Paper lists lose those eleven. A scanner, a printer and a small .NET application should stop the line when a special box comes. It runs on an old laptop.',
        status: 'IN_PROGRESS',
        answers: [
          'I would let the printer do the stopping, with a label of another colour that cannot be stuck on by habit.',
          'The old laptop is an advantage, as it forces a program of one screen and one sound.',
        ],
        sentBack:
          'Gift notes are printed in the order of payment and not of packing, so the wrong note reached forty readers in our trial. The scanner part is excellent.',
      },
      {
        title: 'Labels and scanning for whisky casks',
        company: 'Highland Distillers Guild',
        subject: 'the cask records',
        description:
          'Casks move between twenty-two owners and four warehouses, and their age is written on the wood in chalk. We need labels, scanners and a .NET application that knows where each cask is, what it holds and how old it is. Customs read the same records. Scotland is damp, so paper labels do not last.',
        status: 'COMPLETED',
        answers: [
          'I would etch a code into a brass tag and keep the chalk, because the warehouse keepers trust it and it costs nothing.',
          'Customs ask for history rather than state, so each movement would be an entry that can be added to and never changed.',
        ],
        review: {
          stars: 5,
          text: 'Customs spent an hour with us instead of two days. The brass tags look as if they had always been there.',
        },
      },
    ],
  },
];
