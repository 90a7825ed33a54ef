import type { NextWords } from '../../shell/storyPage/NextStep.tsx';

export const nextWords: NextWords = {
  guest: { title: 'Take a seat', lead: 'An account takes two minutes: an email address, a code, and your name.' },
  CLIENT: {
    title: 'What do you need done?',
    lead: 'A post takes five minutes, and freelancers can answer it at once.',
  },
  FREELANCER: { title: 'What would you like to work on?', lead: 'Every open project states its budget and duration.' },
};
