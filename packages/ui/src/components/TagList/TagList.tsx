import type { ReactNode } from 'react';

import * as styles from './TagList.css.ts';

export interface TagListProps {
  /** The words, each once. */
  items: readonly string[];
  /** How many are shown; of the rest only the count. Default all. */
  max?: number;
  /** What is said of the rest. Default `+N more`. */
  moreText?: (count: number) => string;
  /** How a word is drawn, where parts of it are marked. Default: as it is. */
  renderItem?: (item: string) => ReactNode;
  /** Names the list, where no heading does. */
  'aria-label'?: string;
}

/** Skills and other short words, read only, as many as there is place for. */
export function TagList({
  items,
  max = items.length,
  moreText = (count) => `+${count} more`,
  renderItem = (item) => item,
  ...props
}: TagListProps) {
  const rest = items.length - max;
  return (
    // Safari forgets that a list without markers is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul {...props} role="list" className={styles.list}>
      {items.slice(0, max).map((item) => (
        <li key={item} className={styles.tag}>
          {renderItem(item)}
        </li>
      ))}
      {rest > 0 ? <li className={styles.more}>{moreText(rest)}</li> : null}
    </ul>
  );
}
