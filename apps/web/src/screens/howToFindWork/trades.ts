export type Demand = 'Very High' | 'High' | 'Steady';

interface Trade {
  name: string;
  skills: string;
  /** What its name searches for. */
  words: string;
  /** From and to, in US dollars an hour. */
  income: readonly [number, number];
  demand: Demand;
}

export const trades: readonly Trade[] = [
  {
    name: 'Web development',
    skills: 'React, TypeScript, Node.js, WordPress',
    words: 'React',
    income: [40, 120],
    demand: 'Very High',
  },
  {
    name: 'Data and machine learning',
    skills: 'Python, data analysis, visualization',
    words: 'Python',
    income: [50, 150],
    demand: 'Very High',
  },
  {
    name: 'UI and UX design',
    skills: 'Figma, prototyping, UX research',
    words: 'Figma',
    income: [35, 100],
    demand: 'High',
  },
  {
    name: 'Digital marketing',
    skills: 'SEO, Google Ads, email marketing',
    words: 'SEO',
    income: [30, 90],
    demand: 'High',
  },
  {
    name: 'Writing and translation',
    skills: 'Copywriting, technical writing, editing',
    words: 'Copywriting',
    income: [25, 80],
    demand: 'High',
  },
  {
    name: 'Video and illustration',
    skills: 'Video editing, motion graphics, Blender',
    words: 'Video Editing',
    income: [25, 85],
    demand: 'Steady',
  },
];
