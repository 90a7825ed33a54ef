import type { NextWords } from '../../shell/storyPage/NextStep.tsx';

export const nextWords: NextWords = {
  guest: { title: 'Bring what you can', lead: 'A profile needs one skill to begin with. It grows with every project.' },
  CLIENT: { title: 'Need somebody who knows?', lead: 'Name the skills in your post, and those who have them answer.' },
  FREELANCER: { title: 'Put it to use', lead: 'Add the new skill to your profile, then look who asks for it.' },
};
