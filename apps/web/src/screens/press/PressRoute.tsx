import { brand } from '@guildhall/machines/brand';

import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PressScreen } from './PressScreen.tsx';

const email = `press@${brand.toLowerCase()}.example`;

export function Route() {
  return (
    <>
      <PageHead
        title="Press"
        description={`Press releases, a short description to quote, and whom to ask: for those who write about ${brand}.`}
      />
      <PressScreen brand={brand} email={email} aboutHref={paths.about} />
    </>
  );
}
