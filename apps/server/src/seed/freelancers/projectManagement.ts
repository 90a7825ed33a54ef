import type { FreelancerPerson } from './freelancer.ts';

export const projectManagement: readonly FreelancerPerson[] = [
  {
    name: 'Charlotte Dawson',
    location: 'Bristol, United Kingdom',
    profession: 'projectManagement',
    age: 43,
    years: 18,
    hourlyRate: 89,
    bio: 'Project manager for web and app launches. One plan, one board, one short meeting a week, and a risk list that everyone reads.',
    past: [
      'led a payroll change for nineteen councils without a late salary',
      'opened a concert hall’s ticketing on the promised Tuesday',
      'closed a project a third of the way in, to its sponsor’s relief',
    ],
    habits: [
      'One page holds the plan, and it is the one I use.',
      'Meetings with me end early.',
      'I tell directors first and in person.',
    ],
    portfolio: [
      {
        title: 'Nineteen councils, one payday',
        picture: 'plan',
        description: 'Three weekends, no late salary, and two days ahead of the plan.',
      },
      {
        title: 'A Tuesday as promised',
        picture: 'board',
        description: 'Ticketing for a concert hall, opened on its date.',
      },
      {
        title: 'Closed a third of the way in',
        picture: 'diagram',
        description: 'Why stopping was right, on two pages.',
      },
    ],
  },
];
