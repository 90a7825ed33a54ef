import type { ReactNode, RefObject } from 'react';
import { useId } from 'react';

import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import * as styles from './play.css.ts';

interface SectionProps {
  title: string;
  children: ReactNode;
  /** Where it takes the focus itself. */
  focused?: RefObject<HTMLElement | null>;
}

/** A part of the panel, under its heading. */
export function Section({ title, children, focused }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} {...(focused && { ref: focused, tabIndex: -1 })}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
