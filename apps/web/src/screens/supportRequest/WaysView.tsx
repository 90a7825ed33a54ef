import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import * as styles from './supportRequest.css.ts';
import { replyPromise } from './supportWords.ts';

interface Way {
  title: string;
  body: ReactNode;
}

interface WaysViewProps {
  /** Where support reads its mail. */
  supportEmail: string;
  /** Where the questions are answered that most people ask. */
  helpHref: string;
}

/** The other ways to support, as a list that is read beside the form. */
export function WaysView({ supportEmail, helpHref }: WaysViewProps) {
  const ways: Way[] = [
    {
      title: 'Email support',
      body: (
        <>
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>. We reply {replyPromise}.
        </>
      ),
    },
    {
      title: 'Help Center',
      body: (
        <>
          How it all works, from the first post to the last rating: <Link href={helpHref}>get started</Link>.
        </>
      ),
    },
  ];
  return (
    <section aria-labelledby="ways">
      <Heading level={2} size="lg" id="ways">
        Other ways to reach us
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({ title, body }) => (
          <li key={title} className={styles.way}>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Text tone="muted">{body}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
