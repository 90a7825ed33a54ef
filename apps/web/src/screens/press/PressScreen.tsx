import { Heading } from '@guildhall/ui/Heading';

import { Example } from '../../shell/storyPage/Example.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import * as styles from './press.css.ts';
import { PressContactView } from './PressContactView.tsx';
import { releasesOf } from './releases.ts';
import type { Release } from './releases.ts';

interface PressScreenProps {
  /** The product's name. */
  brand: string;
  /** Where journalists write to. */
  email: string;
  aboutHref: string;
}

/** Set like a paper: the releases in the wide column, whom to ask in the narrow one. */
export function PressScreen({ brand, email, aboutHref }: PressScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="Press"
        title="For anyone writing about us"
        lead="What we have announced, a paragraph to quote, and a person to ask."
      />
      <div className={styles.paper}>
        <section aria-labelledby="releases" className={styles.releases}>
          <h2 id="releases" className={styles.sectionTitle}>
            Press releases
          </h2>
          <div className={styles.note}>
            <Example>Both releases are samples. Their dates and places are invented.</Example>
          </div>
          {releasesOf(brand).map((release) => (
            <ReleaseView key={release.id} release={release} />
          ))}
        </section>
        <PressContactView brand={brand} email={email} aboutHref={aboutHref} />
      </div>
    </StoryPage>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** One release: a headline, the line of place and day, and its text in two columns where there is room. */
function ReleaseView({ release: { id, date, place, title, paragraphs } }: { release: Release }) {
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
