import { brand } from '@guildhall/machines/domain/brand';
import type { HeadlineCounts } from '@guildhall/machines/domain/headline';
import { headlineCount, shownFigures } from '@guildhall/machines/domain/headline';
import { use } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { paths } from '../../paths.ts';
import { useVisitor } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { doorsOf } from '../../shell/storyPage/doors.ts';
import { AboutScreen } from './AboutScreen.tsx';

/** The place in figures; none where it could not be counted. */
const aboutFigures = (counts: HeadlineCounts | null) =>
  counts === null
    ? []
    : shownFigures([
        { figure: headlineCount(counts.freelancers), label: 'freelancers' },
        { figure: headlineCount(counts.clients), label: 'clients' },
        { figure: headlineCount(counts.projects), label: 'projects' },
        { figure: headlineCount(counts.countries), label: 'countries' },
      ]);

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
