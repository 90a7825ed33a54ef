import { postedJobsAddressOf, postedJobsMachine } from '@guildhall/machines/flows/postedJobs';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { postedJobsActors } from './clientDashboardActors.ts';
import { PostedJobsScreen } from './PostedJobsScreen.tsx';
import { applicantsHref } from './tabs.ts';

export function JobsTab() {
  const api = useApi();
  const now = useNow();
  const address = useAddress(postedJobsAddressOf);
  const flow = useFlow(() => postedJobsMachine.provide({ actors: postedJobsActors(api) }), { input: { address } });
  useAddressEvents(flow.send, address);
  return <PostedJobsScreen {...flow} now={now} postJobHref={paths.postJob} applicantsHref={applicantsHref} />;
}
