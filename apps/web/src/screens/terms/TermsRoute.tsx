import { brand } from '@guildhall/machines/brand';

import { lastChanged } from '../../lastChanged.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { TermsScreen } from './TermsScreen.tsx';

export function Route() {
  return (
    <>
      <PageHead
        title="Terms"
        description="What you can expect of us and what we expect of you. Users settle payment among themselves; we are not a party to their contracts."
      />
      <TermsScreen updated={lastChanged[paths.terms]} brand={brand} privacyHref={paths.privacy} />
    </>
  );
}
