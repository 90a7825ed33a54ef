import { freelancerWaitingMachine } from '@guildhall/machines/flows/freelancerWaiting';
import type { Schema } from '@guildhall/machines/kit/schema';

import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { rateableClients } from '../clientRating/rateableClients.ts';
import { useOpenRating } from '../rating/useOpenRating.ts';
import { freelancerWaitingActors } from './dashboardActors.ts';
import { tabHref } from './tabs.ts';

/** What waits for the freelancer who is signed in, and the rating that is given right here. */
export function useWaiting(now: number, draftHref: (projectId: string) => string) {
  const api = useApi();
  const flow = useFlow(() => freelancerWaitingMachine.provide({ actors: freelancerWaitingActors(api) }), {
    input: undefined,
  });
  useReturn(() => flow.send({ type: 'waiting.refresh' }));
  const rateable = rateableClients(flow.snapshot.context.dashboard?.freelancer.assignedProjects ?? [], now);
  const { openRating, rateHref } = useOpenRating(rateable);
  /** The dashboard knows the latest work in full; older work is rated where it is listed. */
  const ratingHref = (id: string) =>
    rateable.some(({ projectId }) => projectId === id) ? rateHref(id) : tabHref('assigned');
  const taskHref = ({ kind, project }: Schema<'WaitingTask'>): string => {
    switch (kind) {
      case 'MEETING':
        return tabHref('meetings');
      case 'REVISION':
        return tabHref('assigned');
      case 'DRAFT':
        return draftHref(project.id);
      case 'RATING':
        return ratingHref(project.id);
    }
  };
  return { waiting: { ...flow, taskHref, profileHref: tabHref('profile') }, openRating };
}
