import { paramsOf, postedJobsAddressOf, postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import { pageInAddress } from '@guildhall/machines/kit/lists';
import { use } from 'react';

import { useHeardList } from '../../changes/useHeardList.ts';
import { laterView } from '../../flow/laterView.tsx';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { EffectsContext, useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { jobPath } from '../../jobPath.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { againHref } from '../postJob/againHref.ts';
import { timelineHref } from '../projectTimeline/timelineHref.ts';
import { LaterRatingDialog } from '../rating/LaterRatingDialog.tsx';
import { useOpenRating } from '../rating/useOpenRating.ts';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { statementHref } from '../workStatement/statementHref.ts';
import { PostedJobsScreen } from './PostedJobsScreen.tsx';
import { rateableIn } from './rateableIn.ts';
import { RatingElsewhere } from './RatingElsewhere.tsx';
import type { TabProps } from './tabs.ts';
import { applicantsHref } from './tabs.ts';
import { useNewWhen } from './useNewWhen.ts';

/** Few visits decide anything, and dialogs are heavy. */
const DecisionView = laterView(async () => (await import('./PostedJobDecisionView.tsx')).PostedJobDecisionView);

export function JobsTab({ rejections }: TabProps) {
  const api = useApi();
  const now = useNow();
  const carryOut = use(EffectsContext);
  const address = useAddress(postedJobsAddressOf);
  const flow = useFlow(() => withCalls(postedJobsMachine, api), { input: { address } });
  useAddressEvents(flow.send, address);
  const here = useHere();
  useTurnedPage(listId, address.page, `${address.search} ${address.status}`);
  const { result } = flow.snapshot.context;
  const { openRating, otherRating, rateHref } = useOpenRating(rateableIn(result?.projects ?? []));
  const ask = useHeardList({
    kinds: ['project', 'application', 'rating'],
    flow,
    load: () => api.listClientProjects({ params: paramsOf(address) }),
    event: (list, wasHeld) => ({ type: 'list.heard' as const, address, list, wasHeld }),
    loaded: (context) => context.result,
    isHeld: openRating !== null,
  });
  useNewWhen(rejections, ask);
  return (
    <EffectsContext
      value={(effect) => {
        // What was rated is shown as rated; a decision of the list itself loads it already.
        if (effect.type === 'projects.change') flow.send({ type: 'list.refresh' });
        carryOut(effect);
      }}
    >
      <PostedJobsScreen
        {...flow}
        now={now}
        postJobHref={paths.postJob}
        applicantsHref={applicantsHref}
        rateHref={rateHref}
        statementHref={statementHref}
        againHref={againHref}
        jobHref={jobPath}
        timelineHref={(projectId) => timelineHref('CLIENT', projectId)}
        pageHref={(page) => here({ page: pageInAddress(page) })}
        DecisionView={DecisionView}
      />
      {openRating && <LaterRatingDialog key={openRating.projectId} {...openRating} />}
      {result && otherRating && <RatingElsewhere key={otherRating.projectId} {...otherRating} />}
    </EffectsContext>
  );
}
