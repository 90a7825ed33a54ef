import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';

import * as styles from './press.css.ts';

interface PressContactViewProps {
  brand: string;
  email: string;
  aboutHref: string;
}

/** Whom to ask, and what may be quoted without asking. */
export function PressContactView({ brand, email, aboutHref }: PressContactViewProps) {
  return (
    <div className={styles.side}>
      <section aria-labelledby="contact" className={styles.sidePart}>
        <h2 id="contact" className={styles.sectionTitle}>
          Press contact
        </h2>
        <Text>
          One address, read by people who can answer. Tell us what you are writing about and when you need an answer.
        </Text>
        <Text weight="semibold">{email}</Text>
        <ButtonLink href={`mailto:${email}`} variant="primary">
          Write to the Press Office
        </ButtonLink>
      </section>
      <section aria-labelledby="quote" className={styles.sidePart}>
        <h2 id="quote" className={styles.sectionTitle}>
          In one paragraph
        </h2>
        <blockquote className={styles.paragraph}>
          {brand} is a marketplace for freelance projects. Clients post what they need, with a budget; freelancers send
          a proposal. The contract and the payment stay between the two.
        </blockquote>
        <Link href={aboutHref} look="standalone">
          More about {brand}
        </Link>
      </section>
    </div>
  );
}
