import type { NextWords } from '../../shell/storyPage/NextStep.tsx';

export const nextWords: NextWords = {
  guest: { title: 'Write the first one', lead: 'Your profile begins with one sentence. Make it yours.' },
  CLIENT: { title: 'Write a post that is answered', lead: 'What it is for, what it takes, from how much to how much.' },
  FREELANCER: { title: 'Write the next proposal', lead: 'Six sentences are enough, if they are about the client.' },
};
