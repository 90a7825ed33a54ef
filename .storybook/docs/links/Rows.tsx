import type { ReactNode } from 'react';

import * as styles from './rows.css.ts';

export interface RowsProps {
  /** What each is, by a link, and what there is to say of it. */
  rows: readonly { key: string; link: ReactNode; about: ReactNode }[];
}

/** A ruled list of links, with words beside each; on a phone below it. */
export function Rows({ rows }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, link, about }) => (
        <li key={key} className={styles.row}>
          {link}
          <div>{about}</div>
        </li>
      ))}
    </ul>
  );
}
