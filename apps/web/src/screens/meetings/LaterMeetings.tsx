import { laterView } from '../../flow/laterView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';

/** The meetings, whose code comes when their tab is opened. */
export const LaterMeetings = laterView(
  async () => (await import('./screen.tsx')).screen.Route,
  () => <PendingListView label="Loading your meetings" />,
);
