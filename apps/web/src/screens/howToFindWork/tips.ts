export const tipGroups = [
  {
    title: 'A profile that gets read',
    tips: [
      'Say who it is for: “shops with under a hundred products” is better than “businesses of all sizes”.',
      'Show three pieces of work, with a line on what each was meant to achieve.',
      'Update it when you learn something new. A profile is not a certificate.',
    ],
  },
  {
    title: 'A proposal that gets an answer',
    tips: [
      'Start with the client’s problem, in your own words. Your name is already at the top.',
      'Suggest a first step small enough to start on Monday.',
      'Ask the one question that decides the price.',
    ],
  },
  {
    title: 'A client who comes back',
    tips: [
      'Before anyone starts, agree in writing on what will be finished and when.',
      'Report before you are asked, bad news first.',
      'Hand over what the next person will need: files, passwords, a page of notes.',
    ],
  },
] as const;
