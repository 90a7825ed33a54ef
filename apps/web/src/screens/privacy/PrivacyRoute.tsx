import { brand } from '@guildhall/machines/domain/brand';
import { use } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { lastChanged } from '../../lastChanged.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

export function Route() {
  const { origin } = use(BootContext);
  return (
    <>
      <PageHead
        title="Privacy"
        description="What we store about you, why, for how long, who sees it, what we send by email, and how to have it removed."
      />
      <PrivacyScreen
        address={origin + paths.privacy}
        updated={lastChanged[paths.privacy]}
        brand={brand}
        termsHref={paths.terms}
      />
    </>
  );
}
