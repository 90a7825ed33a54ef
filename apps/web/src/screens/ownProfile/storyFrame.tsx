import { ownProfileFlow } from '@guildhall/machines/scenarios/ownProfile';

import type { FrameProps } from '../../kit/storyFrame.ts';
import { OwnProfileView } from './OwnProfileView.tsx';
import { tabHref } from './tabs.ts';

/** The profile around one of its lists, for stories. */
export function Frame({ screen, reader: { account }, children }: FrameProps) {
  return (
    <OwnProfileView
      snapshot={ownProfileFlow.snapshots[account?.role === 'CLIENT' ? 'client' : 'shown']}
      send={() => {}}
      tab={screen === 'receivedRatings' ? 'reviews' : 'portfolio'}
      tabHref={tabHref}
      editHref="#edit"
      verificationHref="#verification"
      postJobHref="#post"
      jobsHref="#jobs"
      publicHref={() => '#public'}
    >
      {children}
    </OwnProfileView>
  );
}
