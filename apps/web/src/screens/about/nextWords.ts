import type { NextWords } from '../../shell/storyPage/NextStep.tsx';

export const nextWords: NextWords = {
  guest: { title: 'Join us', lead: 'An account takes two minutes: an email address, a code, and your name.' },
  CLIENT: {
    title: 'What do you need done?',
    lead: 'A post takes five minutes, and freelancers can respond right away.',
  },
  FREELANCER: { title: 'What would you like to work on?', lead: 'Every open project states its budget and duration.' },
};
