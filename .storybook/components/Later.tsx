import { useState } from 'react';
import type { ReactNode } from 'react';

import * as styles from './later.css.ts';

export interface LaterProps {
  /** What the button says. */
  label: string;
  /** What a page draws only when it is asked to. */
  children: ReactNode;
}

/** What few readers of a page look for: it is drawn when the button is pressed, and makes the page no longer before. */
export function Later({ label, children }: LaterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.later} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.label}>{label}</summary>
      {isOpen ? children : null}
    </details>
  );
}
