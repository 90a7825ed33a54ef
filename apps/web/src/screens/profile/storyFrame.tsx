import { ownProfileFlow } from '@guildhall/machines/scenarios/ownProfile';
import type { ReactNode } from 'react';

import { OwnProfileScreen } from './OwnProfileScreen.tsx';

/** The profile around one of its lists, for stories. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <OwnProfileScreen
      snapshot={ownProfileFlow.snapshots.shown}
      send={() => {}}
      tab="portfolio"
      tabHref={(tab) => `#${tab}`}
      editHref="#edit"
      verificationHref="#verification"
      postJobHref="#post"
      jobsHref="#jobs"
      publicHref={() => '#public'}
    >
      {children}
    </OwnProfileScreen>
  );
}
