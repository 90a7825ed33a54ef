import { freelancerWaitingMachine } from '@guildhall/machines/flows/freelancerWaiting';

import { useChanges } from '../../changes/heard.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';

/**
 * What waits for the freelancer who is signed in, whichever tab is open: its figures stand on the tabs. While a rating is
 * being given, the list that it was chosen from stays.
 */
export function useWaiting(isRating: boolean) {
  const api = useApi();
  const flow = useFlow(() => withCalls(freelancerWaitingMachine, api), {
    input: undefined,
  });
  const refresh = () => flow.send({ type: 'waiting.refresh' });
  useReturn(refresh);
  useChanges(['project', 'application', 'meeting', 'rating'], refresh, { isHeld: isRating });
  return flow;
}
