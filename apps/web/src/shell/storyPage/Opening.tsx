import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import * as styles from './storyPage.css.ts';

interface OpeningProps {
  /** What the page belongs to, above its title. */
  eyebrow: string;
  title: string;
  /** What the page says, for those who read no further. */
  lead: string;
  /** What can be done at once. */
  children?: ReactNode;
}

/** The first lines of a page. */
export function Opening({ eyebrow, title, lead, children }: OpeningProps) {
  return (
    <header className={styles.opening}>
      <Text weight="semibold" tone="muted">
        {eyebrow}
      </Text>
      <Heading level={1} size="hero" tabIndex={-1}>
        {title}
      </Heading>
      <Text size="lg" tone="muted" isMeasured>
        {lead}
      </Text>
      {children}
    </header>
  );
}
