import type { ProjectGroup } from './project.ts';

export const virtualAssistant: readonly ProjectGroup[] = [
  {
    skills: ['Customer Support', 'Microsoft Excel'],
    professions: ['virtualAssistant'],
    budget: [450, 900],
    duration: '1 month',
    projects: [
      {
        title: 'Virtual assistant for property viewings',
        company: 'Keystone Lettings',
        subject: 'the viewing diary',
        description:
          'For about ten hours a week we need help with arranging viewings, handing over keys and ringing people afterwards. You write down how things are done, so that the next person has it easier. Two hours of overlap with a Manchester morning are needed. Tell us when a task makes no sense.',
        status: 'COMPLETED',
        answers: [
          'I would start with the follow-up calls, since they show within days which viewings should not have happened.',
          'Keys go missing between people, so I would keep one sheet with a name for every key and read it out at nine.',
        ],
        review: {
          stars: 5,
          text: 'Not one key has gone missing since spring, and three tasks that made no sense are gone as well.',
        },
      },
      {
        title: 'Virtual assistant for a team of five',
        company: 'Northfield Advisory',
        subject: 'the team’s calendar',
        description:
          'A team of five advisers travels to town councils from Kirkenes to Kristiansand. We need about ten hours a week for tickets, calendars and the minutes of two meetings. Discretion matters, as councils tell us what they have not told the press. Mornings in Oslo time would suit us.',
        status: 'OPEN',
        answers: [
          'Minutes would reach you within two hours, with decisions first and names beside every task.',
          'I would plan journeys so that each adviser sleeps at home one night more a week, and show you the count.',
        ],
      },
      {
        title: 'Virtual assistant for returns and repairs',
        company: 'Hollow Oak Outdoors',
        subject: 'the returns desk',
        description:
          'Returns and repair requests arrive in one mailbox, in the same hour as the letters of our suppliers. We need help for ten hours a week: sort, answer, follow up, and write the checklist as you go. Our tone is that of a friendly mechanic. Portland mornings are covered by us.',
        status: 'COMPLETED',
        answers: [
          'I would answer repairs first, because those customers are out of a tent, and give suppliers two fixed hours a week.',
        ],
        review: {
          stars: 4,
          text: 'Our mailbox is empty each evening. A few early answers were more formal than a mechanic would be.',
        },
      },
    ],
  },
  {
    skills: ['Customer Support', 'Content Writing'],
    professions: ['virtualAssistant', 'contentWriting'],
    budget: [800, 1600],
    duration: '2-3 months',
    projects: [
      {
        title: 'Support mailbox for book subscribers',
        company: 'Mała Księgarnia',
        subject: 'the support mailbox',
        description:
          'Letters from subscribers come into a shared mailbox and are answered twice or never. Please choose a simple tool, write twenty standard answers that do not sound like it and define who does what before Christmas. After that we need eight hours a week of help, in English. A late book is a small tragedy and should be treated as one.',
        status: 'OPEN',
        answers: [
          'I would read the last 300 letters, sort them by what the reader feels, and write the twenty answers from that.',
          'A late book deserves a reply within two hours; I would build the rota around that one promise and relax the rest.',
          'The tool matters less than the rule that one name stands on every letter, so that would be day one.',
        ],
      },
      {
        title: 'Help desk for an evening school',
        company: 'Escola Aberta',
        subject: 'the school’s helpdesk',
        description:
          'Adults who return to school write to ask whether they may, and many give up when they wait for an answer. We need a small support desk: tool, answers, rota, and eight hours a week in the first months. English and Spanish to start with; our Portuguese volunteers take over. Kindness is the main requirement.',
        status: 'COMPLETED',
        answers: [
          'I would answer the question behind the question first, which is usually whether they are too old.',
          'Your volunteers could take over sooner if every answer comes with a short note on why it is phrased that way.',
        ],
        review: {
          stars: 5,
          text: 'People who wrote in fear now enrol in class. Our volunteers learned the tone from the notes.',
        },
      },
      {
        title: 'Support for a ticket office',
        company: 'Marquee & Moon',
        subject: 'the ticket office',
        description:
          'Between six and nine in the evening people stand outside a hall with a ticket that does not scan. They write to us, and our answer arrives on the following day. Please set up a tool, short answers and a rota for concert nights. Eight hours a week of help during the season would be ideal.',
        status: 'COMPLETED',
        answers: [
          'For someone in a queue an answer must fit one screen, so I would write every reply in under 200 characters.',
        ],
        review: {
          stars: 3,
          text: 'Good answers, quick on most nights. On two sold-out evenings the rota left us without cover.',
        },
      },
    ],
  },
];
