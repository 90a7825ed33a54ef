import { useId } from 'react';
import type { ReactNode } from 'react';

import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import * as styles from './frontPage.css.ts';

interface PartProps {
  title: string;
  /** A line under the heading. */
  lead?: string;
  children: ReactNode;
}

/** A part of the page, its heading in the margin where there is one. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        {lead === undefined ? null : (
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        )}
      </div>
      <div className={styles.partBody}>{children}</div>
    </section>
  );
}
