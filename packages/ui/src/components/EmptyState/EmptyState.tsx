import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Heading } from '../Heading/Heading.tsx';
import type { HeadingProps } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there yet. */
  title: string;
  /** What will stand here, and how it comes to. */
  children?: ReactNode;
  /** A drawing above the words, for the eye only. */
  icon?: LucideIcon;
  /** The one action that fills it. */
  action?: ReactNode;
  /** Level of the title in the page's outline. Default 2. */
  level?: HeadingProps['level'];
}

/** Says what will stand here and offers the action that fills it. */
export function EmptyState({ title, children, icon, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      {icon === undefined ? null : (
        <span className={styles.drawing}>
          <Icon icon={icon} size="large" />
        </span>
      )}
      <Heading level={level} size="lg" align="center">
        {title}
      </Heading>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
