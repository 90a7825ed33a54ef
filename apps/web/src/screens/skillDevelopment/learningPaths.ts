export const learningPaths = [
  {
    title: 'From markup to whole applications',
    text: 'For those who can lay out a page and want to build what happens behind it.',
    duration: 'About six months',
    stages: ['HTML and CSS', 'JavaScript', 'React', 'Node.js'],
    words: 'JavaScript',
  },
  {
    title: 'From eye to interface',
    text: 'For those who have taste and want to know why something works.',
    duration: 'About four months',
    stages: ['Layout and type', 'Figma', 'Prototyping', 'UX research'],
    words: 'UX Design',
  },
  {
    title: 'From writing to being found',
    text: 'For those who write well and want to be paid for what it does.',
    duration: 'About three months',
    stages: ['Copywriting', 'SEO writing', 'Email marketing', 'Measuring'],
    words: 'SEO Writing',
  },
] as const;
