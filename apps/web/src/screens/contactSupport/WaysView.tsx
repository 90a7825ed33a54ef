import { Heading } from '@guildhall/ui/Heading';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import * as styles from './contactSupport.css.ts';
import { requestFormId } from './requestFormId.ts';

interface Way {
  title: string;
  body: ReactNode;
}

interface WaysViewProps {
  /** Where support reads its mail. */
  supportEmail: string;
  /** Where the questions are answered that most people ask. */
  helpHref: string;
  /** The form is on this page too. */
  hasForm: boolean;
}

/** The other ways to support, as a list that is read beside the form. */
export function WaysView({ supportEmail, helpHref, hasForm }: WaysViewProps) {
  const ways: Way[] = [
    {
      title: 'Email support',
      body: (
        <>
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>. We reply within 24 hours.
        </>
      ),
    },
    {
      title: 'Phone support',
      body: 'Monday to Friday, 9am to 5pm. Include your number in the message and we will call you.',
    },
    {
      title: 'Live chat',
      body: hasForm ? (
        // The browser itself goes to a place on this page.
        <>
          A person will answer. It is not a bot, so it takes a little longer.{' '}
          <a href={`#${requestFormId}`} className={styles.here}>
            Write to us here
          </a>
          .
        </>
      ) : (
        'A person will answer by email. It is not a bot, so it takes a little longer.'
      ),
    },
    {
      title: 'Help center',
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
