import { Link } from '@guildhall/ui/Link';

import { ReadingPage } from '../../shell/ReadingPage.tsx';
import { termsSections } from './termsSections.tsx';

interface TermsScreenProps {
  /** The product's name. */
  brand: string;
  privacyHref: string;
  /** The day of the last change, as `2026-11-20`. */
  updated: string;
  /** Where the page stands, with its origin. */
  address: string;
}

/** What people can expect of Guildhall, and Guildhall of them. */
export function TermsScreen({ brand, privacyHref, updated, address }: TermsScreenProps) {
  return (
    <ReadingPage
      title="Terms"
      lead={`What you can expect of ${brand}, and what we expect of you. In short: we bring clients and freelancers together. What they agree on, and how it is paid, is between them.`}
      updated={updated}
      address={address}
      sections={termsSections(brand)}
    >
      <p>
        How we handle your data is explained in the <Link href={privacyHref}>privacy notice</Link>.
      </p>
    </ReadingPage>
  );
}
