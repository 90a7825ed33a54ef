import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { wholeWords } from '../../internal/wholeWords.tsx';
import type { Tone } from '../../tokens/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Timeline.css.ts';

export interface TimelineEvent {
  id: string;
  /** What happened, in a few words. They say it alone: icon and tone are for the eye. */
  title: ReactNode;
  /** When: a `RelativeTime`, or a date written out. */
  time: ReactNode;
  icon: LucideIcon;
  /** As in StatusBadge. Default `neutral`. */
  tone?: Tone | undefined;
  /** More about it. */
  description?: ReactNode;
}

export interface TimelineProps {
  /** What happened, in the order in which it is read. */
  events: readonly TimelineEvent[];
  /** Names the list, where no heading does. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** What happened to one thing, one event after the other. */
export function Timeline({ events, ...props }: TimelineProps) {
  return (
    // Safari forgets that a list without markers is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol {...props} role="list" className={styles.list}>
      {events.map(({ id, title, time, icon, tone, description }) => (
        <li key={id} className={styles.event}>
          <span className={styles.mark({ tone })}>
            <Icon icon={icon} size="small" />
          </span>
          <div className={styles.words}>
            <div className={styles.head}>
              <span className={styles.title}>{wholeWords(title)}</span>
              <span className={styles.time}>{time}</span>
            </div>
            {description === undefined ? null : <div className={styles.description}>{wholeWords(description)}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
