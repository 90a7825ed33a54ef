import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import * as styles from './storyPage.css.ts';

interface ChapterProps {
  /** Names the chapter in the address, after `#`. */
  id: string;
  title: string;
  /** A line under the heading. */
  lead?: string;
  /** `margin`: the heading stands beside the text from 1024 px. `above`: under a rule, over the whole width. Default `margin`. */
  heading?: 'margin' | 'above';
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Chapter({ id, title, lead, heading = 'margin', children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className={styles.chapter[heading]}>
      <div className={styles.chapterHead[heading]}>
        <Heading level={2} size={heading === 'margin' ? 'xl' : 'xxl'} id={id}>
          {title}
        </Heading>
        {lead === undefined ? null : (
          <Text tone="muted" isMeasured>
            {lead}
          </Text>
        )}
      </div>
      <div className={styles.chapterBody[heading]}>{children}</div>
    </section>
  );
}
