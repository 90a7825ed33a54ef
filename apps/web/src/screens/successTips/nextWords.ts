import type { NextWords } from '../../shell/storyPage/NextStep.tsx';

export const nextWords: NextWords = {
  guest: { title: 'Write the first one', lead: 'Your profile starts with one sentence. Make it yours.' },
  CLIENT: { title: 'Write a post that gets answers', lead: 'What it is for, what it takes, and a budget range.' },
  FREELANCER: { title: 'Write the next proposal', lead: 'Six sentences are enough, if they are about the client.' },
};
