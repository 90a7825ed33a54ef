import type { NextWords } from '../../shell/storyPage/NextStep.tsx';

export const nextWords: NextWords = {
  guest: { title: 'Day one is today', lead: 'Signing up takes an email address, a code, and your name.' },
  CLIENT: { title: 'Every story has a client in it', lead: 'Someone posted that first project.' },
  FREELANCER: { title: 'The next project may be the one', lead: 'See who is looking for what you do.' },
};
