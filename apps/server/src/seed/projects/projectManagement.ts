import type { ProjectGroup } from './project.ts';

export const projectManagement: readonly ProjectGroup[] = [
  {
    skills: ['Project Management', 'Business Analysis', 'Business Planning'],
    professions: ['projectManagement', 'virtualAssistant'],
    budget: [3600, 6600],
    duration: '2-3 months',
    projects: [
      {
        title: 'Project manager for a city portal launch',
        company: 'Ciudad Clara',
        subject: 'the portal launch',
        description:
          'Four suppliers replace our city portal without closing the office for a day. We need a project manager for one day a week who keeps the plan honest, runs a short meeting each Tuesday and reads the list of risks aloud. You should be comfortable telling a director that something will be late. Spanish helps.',
        status: 'ASSIGNED',
        answers: [
          'I would ask each supplier what they are waiting for and from whom; the plan is usually hidden in those four answers.',
          'Reading risks aloud works when each has a name and a date, so that would be the form of your Tuesday.',
        ],
      },
      {
        title: 'Project manager for a records migration',
        company: 'Sund Tandpleje',
        subject: 'the records migration',
        description:
          'Eleven practices, four record systems and one weekend each. We need an experienced project manager to plan the moves, rehearse the first and stay calm on the phone on Monday morning. Dentists are not to be kept waiting. We expect a plan on one page and a way back until Sunday noon.',
        status: 'COMPLETED',
        answers: [
          'The way back decides the weekend: I would name the person who may call it off, and the hour after which they may not.',
        ],
        review: {
          stars: 5,
          text: 'Eleven weekends, one of them called off at the agreed hour, and not a record lost.',
        },
      },
      {
        title: 'Project manager for a bus stop pilot',
        company: 'Tallahassee Transit Lab',
        subject: 'the bus stop pilot',
        description:
          'We try a new kind of bus stop on one line, with the city, a maker of signs and a university. Everyone is enthusiastic and no one has the calendar. One day a week for three months, a public page of progress and a budget that three institutions sign. Drivers have a vote.',
        status: 'COMPLETED',
        answers: [
          'I would put the drivers’ vote before the signature of the budget, since their objections are cheaper on paper.',
        ],
        review: {
          stars: 3,
          text: 'We opened on the promised day. Meetings ran long, and the public page was out of date for most of March.',
        },
      },
    ],
  },
];
