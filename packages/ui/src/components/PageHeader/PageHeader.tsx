import type { ReactNode } from 'react';

import { Heading } from '../Heading/Heading.tsx';
import type { HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** What the page is; its only first-level heading. */
  title: ReactNode;
  /** Where the page belongs, above the title. */
  eyebrow?: ReactNode;
  /** One sentence on what can be done here. */
  description?: ReactNode;
  /** What can be done here; the primary action first. */
  actions?: ReactNode;
  /** How large the title looks. Default `display`. */
  size?: HeadingProps['size'];
  /** Id of the title, for `aria-labelledby`. */
  titleId?: string;
}

/** The head of a page: what it is, in one line and one sentence, and its main action. */
export function PageHeader({ title, eyebrow, description, actions, size = 'display', titleId }: PageHeaderProps) {
  return (
    <div className={styles.pageHeader}>
      <div className={styles.words}>
        {eyebrow === undefined ? null : <div className={styles.eyebrow}>{eyebrow}</div>}
        <Heading level={1} size={size} tabIndex={-1} {...(titleId === undefined ? {} : { id: titleId })}>
          {title}
        </Heading>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
