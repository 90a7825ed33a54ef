import { Text } from '@guildhall/ui/Text';

import type { Visitor } from '../../session/guards.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import type { NextWords } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { lessons } from './lessons.ts';
import type { Pair } from './lessons.ts';
import * as styles from './successTips.css.ts';

const nextWords: NextWords = {
  guest: { title: 'Write the first one', lead: 'Your profile starts with one sentence. Make it yours.' },
  CLIENT: { title: 'Write a post that gets answers', lead: 'What it is for, what it takes, and a budget range.' },
  FREELANCER: { title: 'Write the next proposal', lead: 'Six sentences are enough, if they are about the client.' },
};

interface SuccessTipsScreenProps {
  visitor: Visitor;
  doors: Doors;
}

/** Advice by example: a sentence that does not work, and beside it one that does. */
export function SuccessTipsScreen({ visitor, doors }: SuccessTipsScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="Success tips"
        title="The sentence that gets the answer"
        lead="Most advice is true and useless. So here are actual sentences: what many people write, and beside it what works."
      />
      {lessons.map(({ id, title, lead, pairs }) => (
        <Chapter key={id} id={id} title={title} lead={lead}>
          <PairsView pairs={pairs} />
        </Chapter>
      ))}
      <NextStep visitor={visitor} words={nextWords} doors={doors} />
    </StoryPage>
  );
}

/** Pairs of sentences: the weak one struck small, the strong one large, and why. */
function PairsView({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ weak, strong, why }) => (
        <li key={weak} className={styles.pair}>
          <div className={styles.weak}>
            <p className={styles.label}>Instead of</p>
            <blockquote className={styles.weakWords}>{weak}</blockquote>
          </div>
          <div className={styles.strong}>
            <p className={styles.label}>Write</p>
            <blockquote className={styles.strongWords}>{strong}</blockquote>
            <Text size="sm" tone="muted">
              {why}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
