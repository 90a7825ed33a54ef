export const resources = [
  {
    name: 'Workshops',
    text: 'One afternoon, one teacher, ten others at the table. Best for what one learns by watching: a camera, a workbench, a difficult talk.',
  },
  {
    name: 'E-books',
    text: 'Best for what changes slowly: type, statistics, contracts. Read one to its end rather than ten to page thirty.',
  },
  {
    name: 'Forums',
    text: 'Best for what went wrong today. Describe what you tried, and come back to say what helped.',
  },
  {
    name: 'Certifications',
    text: 'Best where clients must show their own auditors who did the work: cloud, security, accounting. Elsewhere a piece of work says more.',
  },
] as const;
