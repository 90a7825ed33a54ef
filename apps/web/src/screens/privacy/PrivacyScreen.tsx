import { Link } from '@guildhall/ui/Link';

import { ReadingPage } from '../../shell/ReadingPage.tsx';
import { privacySections } from './privacySections.tsx';

interface PrivacyScreenProps {
  /** The product's name. */
  brand: string;
  termsHref: string;
  /** The day of the last change, as `2026-11-20`. */
  updated: string;
  /** Where the page stands, with its origin. */
  address: string;
}

/** What is stored about a person, why, for how long, and how to have it removed. */
export function PrivacyScreen({ brand, termsHref, updated, address }: PrivacyScreenProps) {
  return (
    <ReadingPage
      title="Privacy"
      lead={`What ${brand} stores about you, why, for how long, who sees it, and how to have it removed. In short: what you type in, and what the service needs to run. No advertising, no trackers, nothing sold.`}
      updated={updated}
      address={address}
      sections={privacySections(brand)}
    >
      <p>
        Everything else between us is covered by the <Link href={termsHref}>terms</Link>.
      </p>
    </ReadingPage>
  );
}
