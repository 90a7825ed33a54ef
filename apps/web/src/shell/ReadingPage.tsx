import { Container } from '@guildhall/ui/Container';
import { Heading } from '@guildhall/ui/Heading';
import { PageHeader } from '@guildhall/ui/PageHeader';
import type { ReactNode } from 'react';

import { Contents } from './Contents.tsx';
import * as styles from './readingPage.css.ts';

export interface ReadingSection {
  /** Names the section in the address, after `#`. It never changes once it is out. */
  id: string;
  title: string;
  /** Paragraphs, lists and sub-headings as plain elements; they are set here. */
  body: ReactNode;
}

interface ReadingPageProps {
  eyebrow?: string;
  title: string;
  /** The gist, for those who read no further. */
  lead: string;
  /** The day of the last change, as `2026-11-20`. */
  updated?: string;
  /** Where the page stands, with its origin: who has it on paper finds it again. */
  address: string;
  sections: readonly ReadingSection[];
  /** What stands after the last section: where to go from here. */
  children?: ReactNode;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A page that is read: a column of text under its headings, each with an address, and from 1024 px their list beside it. */
export function ReadingPage({ eyebrow, title, lead, updated, address, sections, children }: ReadingPageProps) {
  return (
    <Container>
      <article className={styles.page} data-origin={new URL(address).origin}>
        <div className={styles.head}>
          <PageHeader title={title} description={lead} {...(eyebrow !== undefined && { eyebrow })} />
          {updated === undefined ? null : (
            <p className={styles.updated}>
              Last changed on <time dateTime={updated}>{day.format(new Date(updated))}</time>
            </p>
          )}
          <p className={styles.source}>{address}</p>
        </div>
        <div className={styles.contents}>
          <Contents parts={sections} />
        </div>
        <div className={styles.text}>
          {sections.map(({ id, title: text, body }) => (
            <section key={id} aria-labelledby={id} className={styles.section}>
              <Heading level={2} size="xl" id={id} tabIndex={-1}>
                {text}
              </Heading>
              {body}
            </section>
          ))}
          {children}
        </div>
      </article>
    </Container>
  );
}
