import { assignedProjectsMachine, paramsOf } from '@guildhall/machines/flows/assignedProjects';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';
import { use } from 'react';

import { useHeardList } from '../../changes/useHeardList.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { EffectsContext, useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { timelineHref } from '../projectTimeline/timelineHref.ts';
import { hiddenFromClient } from '../rating/hiddenFromClient.ts';
import { LaterRatingDialog } from '../rating/LaterRatingDialog.tsx';
import { rateableClients } from '../rating/rateableClients.ts';
import { useOpenRating } from '../rating/useOpenRating.ts';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { statementHref } from '../workStatement/statementHref.ts';
import { AssignedProjectsScreen } from './AssignedProjectsScreen.tsx';
import { tabHref } from './tabs.ts';

export function AssignedTab() {
  const api = useApi();
  const here = useHere();
  const now = useNow();
  const carryOut = use(EffectsContext);
  const address = useAddress(pageAddressOf);
  const flow = useFlow(() => withCalls(assignedProjectsMachine, api), {
    input: { address },
  });
  useAddressEvents(flow.send, address);
  useTurnedPage(listId, flow.snapshot.context.address.page);
  const pageHref = (page: number) => here({ page: pageInAddress(page) });
  const { openRating, rateHref } = useOpenRating(rateableClients(flow.snapshot.context.result?.projects ?? [], now));
  useHeardList({
    kinds: ['project', 'rating'],
    flow,
    load: () => api.listAssignedProjects({ params: paramsOf(address) }),
    event: (list, wasHeld) => ({ type: 'list.heard' as const, address, list, wasHeld }),
    loaded: ({ result }) => result,
    isHeld: openRating !== null,
  });
  return (
    <EffectsContext
      value={(effect) => {
        // What was rated is shown as rated; a decision of the list itself loads it already.
        if (effect.type === 'projects.change') flow.send({ type: 'list.refresh' });
        carryOut(effect);
      }}
    >
      <AssignedProjectsScreen
        {...flow}
        now={now}
        jobsHref={tabHref('jobs')}
        pageHref={pageHref}
        rateHref={rateHref}
        hiddenUntil={(project) => hiddenFromClient(project, now)}
        statementHref={statementHref}
        timelineHref={(projectId) => timelineHref('FREELANCER', projectId)}
      />
      {openRating && <LaterRatingDialog key={openRating.projectId} {...openRating} />}
    </EffectsContext>
  );
}
