import { freelancerWaitingMachine } from '@guildhall/machines/flows/freelancerWaiting';

import { useChanges } from '../../changes/heard.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { rateableClients } from '../clientRating/rateableClients.ts';
import { useOpenRating } from '../rating/useOpenRating.ts';
import { freelancerWaitingActors } from './dashboardActors.ts';
import { waitingLinks } from './waitingLinks.ts';

/** What waits for the freelancer who is signed in, and the rating that is given right here. */
export function useWaiting(now: number, draftHref: (projectId: string) => string) {
  const api = useApi();
  const flow = useFlow(() => freelancerWaitingMachine.provide({ actors: freelancerWaitingActors(api) }), {
    input: undefined,
  });
  const refresh = () => flow.send({ type: 'waiting.refresh' });
  useReturn(refresh);
  const rateable = rateableClients(flow.snapshot.context.dashboard?.freelancer.assignedProjects ?? [], now);
  const { openRating, rateHref } = useOpenRating(rateable);
  useChanges(['project', 'application', 'meeting', 'rating'], refresh, openRating !== null);
  return { waiting: { ...flow, ...waitingLinks({ rateable, rateHref, draftHref }) }, openRating };
}
