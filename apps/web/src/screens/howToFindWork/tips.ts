export const tipGroups = [
  {
    title: 'A profile that is read',
    tips: [
      'Say who it is for: “shops with under a hundred products” is better than “businesses of all sizes”.',
      'Show three pieces of work, with a line on what each was meant to do.',
      'Change it when you have learnt something. A profile is not a certificate.',
    ],
  },
  {
    title: 'A proposal that is answered',
    tips: [
      'Begin with the client’s problem in your own words. Your name is already above it.',
      'Name a first step small enough to start on Monday.',
      'Ask the one question that decides the price.',
    ],
  },
  {
    title: 'A client who returns',
    tips: [
      'Agree in writing on what is finished when, before anybody begins.',
      'Send news before you are asked for it, bad news first.',
      'Hand over what the next person will need: files, passwords, a page of notes.',
    ],
  },
] as const;
