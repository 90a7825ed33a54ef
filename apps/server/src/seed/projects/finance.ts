import type { ProjectGroup } from './project.ts';

export const finance: readonly ProjectGroup[] = [
  {
    skills: ['Financial Modeling', 'Microsoft Excel', 'QuickBooks'],
    professions: ['finance'],
    budget: [1800, 3600],
    duration: '2 weeks',
    projects: [
      {
        title: 'Financial model for four electric boats',
        company: 'Fjordlinjen',
        subject: 'the boat loan',
        description:
          'The bank asks for a three-statement model before it lends on four new electric boats. We have five years of accounts, a battery maker’s promise and a ferry subsidy that changes every January. Please build assumptions on one page, three scenarios and a monthly cash plan for two years. Our own accountant must be able to change it.',
        status: 'COMPLETED',
        answers: [
          'The battery promise deserves a scenario of its own, with replacement two years early, because the bank will ask for it.',
          'I would tie every number to a line in your five years of accounts, and mark in red what is hope.',
        ],
        review: {
          stars: 5,
          text: 'The bank had four questions, and the model already held the answers. Our accountant has changed it twice without breaking it.',
        },
      },
      {
        title: 'Cost model for a shared bottling line',
        company: 'Highland Distillers Guild',
        subject: 'the shared bottling line',
        description:
          'Twenty-two distilleries want to buy one bottling line and cannot agree how to share the cost. We need a model that shows each owner a price per bottle under three ways of splitting. Volumes range from 2,000 to 90,000 bottles a year. It has to survive a meeting with twenty-two opinions.',
        status: 'OPEN',
        answers: [
          'I would show each owner one page with three prices per bottle and the volume at which they would change their vote.',
          'Small members carry the risk in most schemes, so I would add a floor price and let the meeting see who pays for it.',
        ],
      },
      {
        title: 'Financial model for ten more shared houses',
        company: 'Lantern Homes',
        subject: 'the lease model',
        description:
          'We plan to lease ten more shared houses, and our spreadsheet says yes to everything. An experienced person should rebuild it: occupancy by month, deposits kept apart, renovation, and what happens when a house stays empty for a season. Investors in Singapore will read the summary. Two sessions with our accountant are arranged.',
        status: 'COMPLETED',
        answers: [
          'Your spreadsheet says yes because occupancy never falls; I would put in the worst season you have had and see which house breaks first.',
          'Deposits are other people’s money, so they would have a sheet of their own that the cash plan cannot touch.',
        ],
        review: {
          stars: 3,
          text: 'A sound model that talked us down from ten houses to six, for which we are grateful. The summary for investors had to be rewritten by us.',
        },
      },
    ],
  },
];
