import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';

import { Icon } from '../Icon/Icon.tsx';
import { pagesAround } from './pages.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  /** How many pages there are. With one page, or none, nothing is drawn. */
  pageCount: number;
  /** The address of a page. Given, the numbers are links: Back, reload and a new tab work. */
  hrefFor?: (page: number) => string;
  /** Told when a number or arrow is pressed. */
  onPageChange?: (page: number) => void;
  /** Names the landmark. Default “Pagination”. */
  'aria-label'?: string;
  /** What leads to the page before. Default `Previous`. */
  previousLabel?: string;
  /** What leads to the page after. Default `Next`. */
  nextLabel?: string;
  /** What is said of a number. Default “Page 3”. */
  pageLabel?: (page: number) => string;
}

/** Ways to the other pages of a list: the ones beside this one, and at most five numbers. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  onPageChange,
  'aria-label': label = 'Pagination',
  previousLabel = 'Previous',
  nextLabel = 'Next',
  pageLabel = (number) => `Page ${number}`,
}: PaginationProps) {
  if (pageCount <= 1) return null;

  const control = (to: number, children: ReactNode, name?: string) => {
    const isCurrent = to === page;
    const props = {
      children,
      className: styles.control({ isCurrent }),
      isDisabled: to < 1 || to > pageCount,
      onPress: () => onPageChange?.(to),
      ...(name === undefined ? {} : { 'aria-label': name }),
      ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    };
    return hrefFor === undefined ? <Button {...props} /> : <Link {...props} href={hrefFor(to)} />;
  };

  const near = pagesAround(page, pageCount, 3);
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        <li>
          {control(
            page - 1,
            <>
              <Icon icon={ChevronLeft} isDirectional />
              <span className={styles.word}>{previousLabel}</span>
            </>,
          )}
        </li>
        {pagesAround(page, pageCount, 5).map((number) => (
          <li key={number} className={near.includes(number) ? undefined : styles.outer}>
            {control(number, number, pageLabel(number))}
          </li>
        ))}
        <li>
          {control(
            page + 1,
            <>
              <span className={styles.word}>{nextLabel}</span>
              <Icon icon={ChevronRight} isDirectional />
            </>,
          )}
        </li>
      </ul>
    </nav>
  );
}
