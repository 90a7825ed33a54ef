import { brand } from '@guildhall/machines/brand';

import { paths } from '../../paths.ts';
import { useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { AboutScreen } from './AboutScreen.tsx';

const hrefs = { ...paths, signUp: paths.signup, logIn: paths.login };

export function Route() {
  const visitor = useVisitor();
  return (
    <>
      <PageHead
        title="About"
        description={`What ${brand} is for: one table for freelance projects and the people who do them well.`}
      />
      <AboutScreen brand={brand} visitor={visitor} hrefs={hrefs} />
    </>
  );
}
