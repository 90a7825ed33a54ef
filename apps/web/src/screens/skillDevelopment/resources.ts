export const resources = [
  {
    name: 'Workshops',
    text: 'One afternoon, one teacher, ten others in the room. Best for what you learn by watching: a camera, a workbench, a difficult conversation.',
  },
  {
    name: 'E-books',
    text: 'Best for what changes slowly: type, statistics, contracts. Finish one rather than reading ten to page thirty.',
  },
  {
    name: 'Forums',
    text: 'Best for what went wrong today. Describe what you tried, and come back to say what helped.',
  },
  {
    name: 'Certifications',
    text: 'Best where clients must show auditors who did the work: cloud, security, accounting. Elsewhere, a finished piece of work says more.',
  },
] as const;
