export const learningPaths = [
  {
    title: 'From markup to full applications',
    text: 'For people who can lay out a page and want to build what goes on behind it.',
    duration: 'About six months',
    stages: ['HTML and CSS', 'JavaScript', 'React', 'Node.js'],
    words: 'JavaScript',
  },
  {
    title: 'From good taste to good interfaces',
    text: 'For people with an eye for design who want to know why something works.',
    duration: 'About four months',
    stages: ['Layout and type', 'Figma', 'Prototyping', 'UX research'],
    words: 'UX Design',
  },
  {
    title: 'From writing well to being found',
    text: 'For people who write well and want to be paid for the results.',
    duration: 'About three months',
    stages: ['Copywriting', 'SEO writing', 'Email marketing', 'Measuring'],
    words: 'SEO Writing',
  },
] as const;
