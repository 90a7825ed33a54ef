import { clients } from './clients.ts';
import { at } from './kit.ts';
import { post } from './post.ts';

const { tobias, wren, eleni, cagri, siobhan, carmo, olena } = clients;

/** What others look for at the moment. */
export const openPosts = {
  leaflets: post(2, tobias, {
    title: 'Patient leaflets in plain words',
    description: 'Twelve leaflets that people understand at the first reading, checked with two of our nurses.',
    skills: ['Copywriting', 'Editing'],
    budget: [600, 900],
    duration: '2 weeks',
    postedAt: at('2026-11-16', '14:40'),
  }),
  mark: post(3, wren, {
    title: 'A name and a mark for a repair café',
    description: 'We mend bicycles, lamps and coats. The mark has to work as a stamp.',
    skills: ['Logo Design', 'Brand Identity', 'Illustration'],
    budget: [400, 1200],
    duration: '1 month',
    postedAt: at('2026-11-02', '10:05'),
  }),
  guide: post(4, eleni, {
    title: 'An audio guide in Arabic and Hebrew',
    description: 'Forty stops of a minute each. The English texts are there, and so are the voices.',
    skills: ['Translation', 'Editing'],
    budget: [1200, 1800],
    duration: '1 month',
    postedAt: at('2026-11-12', '08:30'),
  }),
  tracking: post(5, cagri, {
    title: 'A page on which people find their parcel',
    description: 'Six carriers, six formats, one line of plain words for whoever waits at home.',
    skills: ['React', 'Node.js', 'PostgreSQL', 'REST APIs'],
    budget: [5200, 7500],
    duration: '2-3 months',
    postedAt: at('2026-11-09', '07:50'),
  }),
  preserves: post(6, siobhan, {
    title: 'Labels for six preserves',
    description: 'Six fruits, one family. They are stuck on by hand, so nothing may depend on a millimetre.',
    skills: ['Illustration', 'Graphic Design'],
    budget: [450, 700],
    duration: '2 weeks',
    postedAt: at('2026-11-17', '12:10'),
  }),
  houses: post(7, carmo, {
    title: 'Twelve old houses, filmed and cut to one minute each',
    description: 'The footage is there, eleven hours of it. We would like to hear the doors.',
    skills: ['Video Editing', 'Motion Graphics'],
    budget: [3000, 4500],
    duration: 'more than 3 months',
    postedAt: at('2026-11-15', '17:25'),
  }),
  reading: post(8, olena, {
    title: 'A catalogue that children can search',
    description: 'Nine thousand books, spelled as a seven-year-old spells them.',
    skills: ['TypeScript', 'PostgreSQL'],
    budget: [800, 1400],
    duration: '1 month',
    postedAt: at('2026-11-13', '09:45'),
  }),
  forms: post(40, eleni, {
    title: 'School visits booked without a telephone',
    description: 'Teachers choose a day and say who comes. The form has to work with a screen reader.',
    skills: ['React', 'UX Writing'],
    budget: [700, 1100],
    duration: '2 weeks',
    postedAt: at('2026-11-11', '13:30'),
  }),
  mended: post(42, wren, {
    title: 'A page that says what we can mend',
    description: 'People carry a toaster across the town to hear no. They could have read it on the tram.',
    skills: ['React', 'UI Design'],
    budget: [350, 600],
    duration: '2 weeks',
    postedAt: at('2026-11-14', '19:00'),
  }),
  houseMap: post(43, carmo, {
    title: 'A map of the twelve houses',
    description: 'Where they stand, how one gets there, and which of them are wet in winter.',
    skills: ['TypeScript', 'PostgreSQL'],
    budget: [1500, 2100],
    duration: '1 month',
    postedAt: at('2026-11-18', '21:10'),
  }),
  orders: post(41, siobhan, {
    title: 'An order book for market days',
    description: 'Bread is ordered until ten in the evening and baked at two. The market has no signal.',
    skills: ['React', 'TypeScript', 'UX Design'],
    budget: [1600, 2400],
    duration: '1 month',
    postedAt: at('2026-11-19', '18:20'),
  }),
};
