import type { NextWords } from '../../shell/storyPage/NextStep.tsx';

export const nextWords: NextWords = {
  guest: {
    title: 'Bring what you know',
    lead: 'A profile needs one skill to start with. It grows with every project.',
  },
  CLIENT: { title: 'Need an expert?', lead: 'Name the skills in your post, and people who have them will apply.' },
  FREELANCER: { title: 'Put it to use', lead: 'Add the new skill to your profile, then see who is looking for it.' },
};
