import { brand } from '@guildhall/machines/domain/brand';
import { use } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { lastChanged } from '../../lastChanged.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { TermsScreen } from './TermsScreen.tsx';

export function Route() {
  const { origin } = use(BootContext);
  return (
    <>
      <PageHead
        title="Terms"
        description="What you can expect of us and what we expect of you. Users settle payment among themselves; we are not a party to their contracts."
      />
      <TermsScreen
        address={origin + paths.terms}
        updated={lastChanged[paths.terms]}
        brand={brand}
        privacyHref={paths.privacy}
      />
    </>
  );
}
