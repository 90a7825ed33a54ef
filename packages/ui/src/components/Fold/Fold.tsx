import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Fold.css.ts';

export interface FoldProps {
  /** What the button says: what is behind it, and how much of it is in use. */
  label: string;
  /** What is behind the button on a phone, and in sight from 768 px. */
  children: ReactNode;
}

/** Fields behind one button on a phone. The browser opens it, so it works before scripts have come. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {label}
        <span className={styles.mark}>
          <Icon icon={ChevronDown} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
