import { Heading } from '@guildhall/ui/Heading';

import * as styles from './press.css.ts';
import type { Release } from './releases.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** One release: a headline, the line of place and day, and its text in two columns where there is room. */
export function ReleaseView({ release: { id, date, place, title, paragraphs } }: { release: Release }) {
  const [gist, ...rest] = paragraphs;
  return (
    <article aria-labelledby={id} className={styles.release}>
      <Heading level={3} size="display" face="display" id={id}>
        {title}
      </Heading>
      <p className={styles.gist}>
        <span className={styles.dateline}>
          {place}, <time dateTime={date}>{day.format(new Date(date))}</time>.{' '}
        </span>
        {gist}
      </p>
      <div className={styles.columns}>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
