import { brand } from '@guildhall/machines/domain/brand';
import { use } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PressScreen } from './PressScreen.tsx';

export function Route() {
  const { pressEmail } = use(BootContext);
  return (
    <>
      <PageHead
        title="Press"
        description={`Press releases, a short description to quote, and a contact, for anyone writing about ${brand}.`}
      />
      <PressScreen brand={brand} email={pressEmail} aboutHref={paths.about} />
    </>
  );
}
