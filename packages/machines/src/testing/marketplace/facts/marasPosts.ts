import { clients } from './clients.ts';
import { at } from './kit.ts';
import { post } from './post.ts';

const { mara } = clients;

/** The jobs of Harbour & Pine: at least one in each status. */
export const marasPosts = {
  /** Open, and much applied to. */
  shop: post(1, mara, {
    title: 'Redesign of our online shop',
    description:
      'Our shop is slow on phones and hard to find things in. We need a new front end on top of the service we have, with search that forgives spelling.',
    skills: ['React', 'TypeScript', 'UI Design', 'Figma', 'REST APIs', 'Test Automation', 'SEO'],
    budget: [2500, 4000],
    duration: '2-3 months',
    postedAt: at('2026-11-18', '08:15'),
  }),
  /** Open, edited twice, with interviews. */
  vans: post(9, mara, {
    title: 'A planner for our delivery vans',
    description:
      'Three vans, two drivers, and a list on the wall. The planner has to work on a phone in the yard, and remember who may lift a sofa.',
    skills: ['React', 'Node.js', 'PostgreSQL'],
    budget: [3800, 5200],
    duration: '2-3 months',
    postedAt: at('2026-11-09', '10:20'),
    edits: [
      { at: at('2026-11-10', '08:05'), before: { duration: '1 month' }, after: { duration: '2-3 months' } },
      {
        at: at('2026-11-10', '10:30'),
        before: { budgetMin: 3000, budgetMax: 4500 },
        after: { budgetMin: 3800, budgetMax: 5200 },
      },
    ],
  }),
  /** Open since this morning: no one has applied. */
  cover: post(10, mara, {
    title: 'A drawing for the cover of the catalogue',
    description: 'One chair, taken apart, with all its screws. In two colours, because we print it ourselves.',
    skills: ['Illustration'],
    budget: [300, 500],
    duration: '1-2 weeks',
    postedAt: at('2026-11-20', '07:45'),
  }),
  /** Assigned. */
  armchairs: post(11, mara, {
    title: 'Photographs of twelve armchairs retouched',
    description: 'The light differs from one picture to the next. They stand side by side in the catalogue.',
    skills: ['Adobe Photoshop'],
    budget: [400, 600],
    duration: '2 weeks',
    postedAt: at('2026-11-06', '09:30'),
  }),
  /** Assigned a few days ago. */
  vouchers: post(12, mara, {
    title: 'Gift vouchers for the shop',
    description: 'Bought online, printed at home, and taken at the counter. Each one only once.',
    skills: ['React', 'REST APIs'],
    budget: [900, 1400],
    duration: '1 month',
    postedAt: at('2026-11-10', '13:00'),
  }),
  /** In progress again, after it was sent back. */
  checkout: post(13, mara, {
    title: 'Checkout in three languages',
    description: 'English is there; Swedish and German are missing, and so are their prices and dates.',
    skills: ['React', 'TypeScript'],
    budget: [1500, 2200],
    duration: '1 month',
    postedAt: at('2026-10-05', '08:40'),
    handedIn: [
      {
        at: at('2026-11-10', '16:40'),
        words: 'All pages are online, in three languages.',
        sentBack: { at: at('2026-11-11'), reason: 'The receipt still shows the old prices.' },
      },
    ],
  }),
  /** Handed in for the second time. */
  stamp: post(14, mara, {
    title: 'A mark for our repair desk',
    description: 'We mend what we sell. The mark goes on the desk, on a stamp and under every chair.',
    skills: ['Logo Design', 'Brand Identity', 'Illustration'],
    budget: [400, 1200],
    duration: '1 month',
    postedAt: at('2026-10-12', '10:05'),
    handedIn: [
      {
        at: at('2026-11-09', '11:15'),
        words: 'The mark as an SVG, in three sizes.',
        sentBack: { at: at('2026-11-10', '08:20'), reason: 'It is beautiful, and there is no page on how to use it.' },
      },
      { at: at('2026-11-18', '16:40'), words: 'The mark as a stamp, an SVG and a page on how to use it.' },
    ],
  }),
  /** Completed two days ago, and rated by neither side. */
  stock: post(15, mara, {
    title: 'Stock list for the warehouse',
    description: 'A list that two people can edit at the same time, on a phone, with gloves on.',
    skills: ['Node.js', 'PostgreSQL', 'React'],
    budget: [2500, 3200],
    duration: '2-3 months',
    postedAt: at('2026-09-01', '08:15'),
    edits: [
      {
        at: at('2026-09-02', '08:00'),
        before: { title: 'Stock list', skillsRequired: ['Node.js'], budgetMin: 2000, budgetMax: 3000 },
        after: {
          title: 'Stock list for the warehouse',
          skillsRequired: ['Node.js', 'PostgreSQL', 'React'],
          budgetMin: 2500,
          budgetMax: 3200,
        },
      },
    ],
    handedIn: [
      {
        at: at('2026-11-10', '18:05'),
        words: 'The list is live, with its manual in the shared folder.',
        sentBack: {
          at: at('2026-11-12', '09:10'),
          reason: 'Two people at one shelf still lose a line.\nThe rest is fine.',
        },
      },
      { at: at('2026-11-17', '16:40'), words: 'Two people at one shelf now see each other.' },
    ],
    approvedAt: at('2026-11-18', '15:00'),
  }),
  lamps: post(16, mara, {
    title: 'Photographs of twelve lamps',
    description: 'Switched on and switched off, on the same grey.',
    skills: ['Adobe Photoshop'],
    budget: [350, 500],
    duration: '2 weeks',
    postedAt: at('2026-08-10', '09:00'),
    handedIn: [{ at: at('2026-09-10', '14:00'), words: 'Twenty-four pictures, in the folder that we share.' }],
    approvedAt: at('2026-09-11', '08:30'),
  }),
  /** Withdrawn before anyone was hired. */
  newsletter: post(17, mara, {
    title: 'A newsletter every other week',
    description: 'Short, with one piece of furniture and the person who made it.',
    skills: ['Copywriting'],
    budget: [150, 250],
    duration: 'more than 3 months',
    postedAt: at('2026-08-24', '11:40'),
    withdrawn: { at: at('2026-09-04', '10:00'), reason: 'We postpone the newsletter to next year.' },
  }),
  /** Ended by its client. */
  wishes: post(18, mara, {
    title: 'Wedding lists for the shop',
    description: 'Guests see what is still missing, and no one gives the ninth teapot.',
    skills: ['React', 'Node.js'],
    budget: [1200, 1600],
    duration: '1 month',
    postedAt: at('2026-06-01', '09:10'),
    ended: {
      by: 'CLIENT',
      reason: 'Our plans have changed: we give up the wedding range.\nI am sorry.',
      at: at('2026-06-29', '15:00'),
    },
  }),
  /** Ended by its freelancer. */
  interviews: post(19, mara, {
    title: 'Ten customers, asked in their living rooms',
    description: 'What do people measure, whom do they ask, and when do they give up?',
    skills: ['UX Research'],
    budget: [1800, 2400],
    duration: '1 month',
    postedAt: at('2026-03-02', '08:20'),
    ended: {
      by: 'FREELANCER',
      reason: 'I have fallen ill, and cannot say for how long.',
      at: at('2026-03-27', '09:00'),
    },
  }),
};
