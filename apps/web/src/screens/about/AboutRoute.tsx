import { brand } from '@guildhall/machines/domain/brand';

import { useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { AboutScreen } from './AboutScreen.tsx';

export function Route() {
  const visitor = useVisitor();
  return (
    <>
      <PageHead
        title="About"
        description={`What ${brand} is for: one place for freelance projects and the people who do them well.`}
      />
      <AboutScreen brand={brand} visitor={visitor} doors={doorsOf(visitor)} />
    </>
  );
}
