import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FilterChips.css.ts';

export interface FilterChip {
  /** The filter in a few words: “Rotterdam”, “4 stars or more”. */
  label: string;
  /** The list without it. */
  href: string;
}

export interface FilterChipsProps {
  /** The filters that are set. Without any, nothing is drawn. */
  filters: readonly FilterChip[];
  /** The list without any of them. */
  clearHref: string;
  /** What leads to the list without filters. Default `Clear all`. */
  clearLabel?: string;
  /** Name of a chip. Default `Remove filter: Rotterdam`. */
  removeLabel?: (label: string) => string;
  /** Names the list of chips. Default `Chosen filters`. */
  'aria-label'?: string;
  /** Id of what gets the focus when the last chip was removed, since the chip that had it is gone: the list's heading. */
  restId?: string;
}

/** The filters of a list that are set, as links to the list without them: they work before scripts have loaded. */
export function FilterChips({
  filters,
  clearHref,
  clearLabel = 'Clear all',
  removeLabel = (label) => `Remove filter: ${label}`,
  'aria-label': label = 'Chosen filters',
  restId,
}: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<number | null>(null);
  const names = filters.map((filter) => filter.label).join('\n');

  useEffect(() => {
    // Browsers tell nothing when what has the focus leaves the page: it is found at its beginning.
    if (focused.current === null || document.activeElement !== document.body) return;
    const chips = list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    const next = chips[Math.min(focused.current, chips.length - 1)];
    (next ?? (restId === undefined ? null : document.getElementById(restId)))?.focus();
  }, [names, restId]);

  if (filters.length === 0) return null;
  return (
    // Safari forgets that a list without markers is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={list} role="list" aria-label={label} className={styles.list}>
      {filters.map((filter, index) => (
        <li key={filter.label} className={styles.item}>
          <Link
            href={filter.href}
            aria-label={removeLabel(filter.label)}
            onFocus={() => {
              focused.current = index;
            }}
            onBlur={() => {
              focused.current = null;
            }}
            data-chip=""
            className={styles.chip}
          >
            <span className={styles.words}>{filter.label}</span>
            <Icon icon={X} size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={clearHref}
          onFocus={() => {
            focused.current = 0;
          }}
          onBlur={() => {
            focused.current = null;
          }}
          className={styles.clear}
        >
          {clearLabel}
        </Link>
      </li>
    </ul>
  );
}
