import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Text } from '@guildhall/ui/Text';

import type { Visitor } from '../../session/guards.ts';
import type { Doors } from './doors.ts';
import * as styles from './storyPage.css.ts';

/** What is said to each reader; until it is known who reads, what is said to a guest. */
export type NextWords = Record<Exclude<Visitor, 'unknown'>, { title: string; lead: string }>;

interface NextStepProps {
  visitor: Visitor;
  words: NextWords;
  doors: Doors;
}

/** The page's last word: where to go from here, by who is reading. */
export function NextStep({ visitor, words, doors: [first, second] }: NextStepProps) {
  const { title, lead } = words[visitor === 'unknown' ? 'guest' : visitor];
  return (
    <section aria-labelledby="next" className={styles.nextStep}>
      <div className={styles.nextWords}>
        <Heading level={2} size="xxl" id="next">
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </div>
      <Inline gap={3}>
        <ButtonLink href={first.href} variant="primary" size="large">
          {first.label}
        </ButtonLink>
        <ButtonLink href={second.href} size="large">
          {second.label}
        </ButtonLink>
      </Inline>
    </section>
  );
}
