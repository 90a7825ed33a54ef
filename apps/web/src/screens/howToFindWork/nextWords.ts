import type { NextWords } from '../../shell/storyPage/NextStep.tsx';

export const nextWords: NextWords = {
  guest: {
    title: 'Step one takes two minutes',
    lead: 'An email address, a code, and your name. The profile can follow.',
  },
  CLIENT: {
    title: 'Now you know what they do',
    lead: 'Freelancers read the whole post. A clear one gets better proposals.',
  },
  FREELANCER: {
    title: 'On to step three',
    lead: 'Every open project states its budget and duration.',
  },
};
