import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** The pages above this one, outermost first. */
  items: readonly { label: string; href: string }[];
  /** This page. */
  current: string;
  /** Names the landmark. Default `Breadcrumb`. */
  'aria-label'?: string;
}

/** Where this page stands, and the ways up. A phone shows the way to the page above. */
export function Breadcrumbs({ items, current, 'aria-label': label = 'Breadcrumb' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href} className={styles.place} data-parent={index === items.length - 1 || undefined}>
            <span className={styles.back}>
              <Icon icon={ChevronLeft} isDirectional />
            </span>
            <Link href={item.href} look="standalone">
              {item.label}
            </Link>
            <span className={styles.separator}>
              <Icon icon={ChevronRight} isDirectional />
            </span>
          </li>
        ))}
        <li className={styles.place}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
