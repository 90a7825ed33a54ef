import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';

import * as styles from './SiteFooter.css.ts';

/** One line of a group: it goes somewhere, or does something (log out). */
export type SiteFooterEntry = { label: string; href: string } | { label: string; onPress: () => void };

export interface SiteFooterProps {
  /** The name of the place. */
  brand: ReactNode;
  /** What the place is for, in a sentence. */
  statement?: ReactNode;
  /** The links, in named groups; those of the company last. */
  groups: readonly { title: string; entries: readonly SiteFooterEntry[] }[];
  /** The last line of the page. */
  copyright: string;
}

/** The foot of every page: all ways on, in groups, and whose page it is. */
export function SiteFooter({ brand, statement, groups, copyright }: SiteFooterProps) {
  const id = useId();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>{brand}</p>
            {statement === undefined ? null : <p className={styles.statement}>{statement}</p>}
          </div>
          <div className={styles.groups}>
            {groups.map(({ title, entries }, index) => (
              <nav key={title} aria-labelledby={`${id}${index}`}>
                <h2 id={`${id}${index}`} className={styles.title}>
                  {title}
                </h2>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.label}>
                      {'href' in entry ? (
                        <Link href={entry.href} className={styles.entry}>
                          {entry.label}
                        </Link>
                      ) : (
                        <Button onPress={entry.onPress} className={styles.entry}>
                          {entry.label}
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <p className={styles.foot}>{copyright}</p>
      </div>
    </footer>
  );
}
