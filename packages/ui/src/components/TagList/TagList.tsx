import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

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
  /** Where a word leads; null for one that leads nowhere. Default: none leads anywhere. */
  hrefFor?: (item: string) => string | null;
  /** Names the list, where no heading does. */
  'aria-label'?: string;
}

/** Skills and other short words, as many as there is place for. */
export function TagList({
  items,
  max = items.length,
  moreText = (count) => `+${count} more`,
  renderItem = (item) => item,
  hrefFor = () => null,
  ...props
}: TagListProps) {
  const shown = items.slice(0, max);
  const rest = items.length - shown.length;
  const tagOf = (item: string) => <Tag href={hrefFor(item)}>{renderItem(item)}</Tag>;
  return (
    // Safari forgets that a list without markers is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul {...props} role="list" className={styles.list}>
      {(rest > 0 ? shown.slice(0, -1) : shown).map((item) => (
        <li key={item} className={styles.tag}>
          {tagOf(item)}
        </li>
      ))}
      {rest > 0 ? (
        // A count alone on a line would look like a mistake: it follows the last word to wherever that stands.
        <li className={styles.end}>
          {shown.slice(-1).map((item) => (
            <span key={item} className={styles.tag}>
              {tagOf(item)}
            </span>
          ))}{' '}
          <span className={styles.more}>{moreText(rest)}</span>
        </li>
      ) : null}
    </ul>
  );
}

function Tag({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
