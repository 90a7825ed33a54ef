import { brand } from '@guildhall/machines/brand';

import { lastChanged } from '../../lastChanged.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

export function Route() {
  return (
    <>
      <PageHead
        title="Privacy"
        description="What we store about you, why, for how long, who sees it, what we send by e-mail, and how to have it removed."
      />
      <PrivacyScreen updated={lastChanged[paths.privacy]} brand={brand} termsHref={paths.terms} />
    </>
  );
}
