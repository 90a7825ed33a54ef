import { laterView } from '../../flow/laterView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';

/** The own profile's standing, whose code comes when its tab is opened. */
export const LaterStandingTab = laterView(
  async () => (await import('./StandingTab.tsx')).StandingTab,
  () => <PendingListView label="Loading your profile" />,
);
