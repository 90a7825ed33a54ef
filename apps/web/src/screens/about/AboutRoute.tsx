import { brand } from '@guildhall/machines/domain/brand';
import { use } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { paths } from '../../paths.ts';
import { useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { aboutFigures } from './aboutFigures.ts';
import { AboutScreen } from './AboutScreen.tsx';

export function Route() {
  const visitor = useVisitor();
  const { headline, supportEmail } = use(BootContext);
  return (
    <>
      <PageHead
        title="About"
        description={`What ${brand} is for: one place for freelance projects and the people who do them well.`}
      />
      <AboutScreen
        brand={brand}
        visitor={visitor}
        doors={doorsOf(visitor)}
        figures={aboutFigures(headline)}
        supportEmail={supportEmail}
        supportHref={paths.contactSupport}
      />
    </>
  );
}
