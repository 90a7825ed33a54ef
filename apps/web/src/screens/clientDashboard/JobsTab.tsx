import { postedJobsAddressOf, postedJobsCall, postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import { use } from 'react';

import { useHeardList } from '../../changes/useHeardList.ts';
import { laterView } from '../../flow/laterView.tsx';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { EffectsContext, useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { jobPath } from '../../jobPath.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { againHref } from '../postJob/againHref.ts';
import { timelineHref } from '../projectTimeline/timelineHref.ts';
import { LaterRatingDialog } from '../rating/LaterRatingDialog.tsx';
import { useOpenRating } from '../rating/useOpenRating.ts';
import { statementHref } from '../workStatement/statementHref.ts';
import { postedJobsActors } from './clientDashboardActors.ts';
import { PostedJobsScreen } from './PostedJobsScreen.tsx';
import { rateableIn } from './rateableIn.ts';
import type { TabProps } from './tabs.ts';
import { applicantsHref } from './tabs.ts';
import { useNewWhen } from './useNewWhen.ts';

/** Few visits decide anything, and dialogs are heavy. */
const DecisionView = laterView(async () => (await import('./PostedJobDecisionView.tsx')).PostedJobDecisionView);

export function JobsTab({ overview, rejections }: TabProps) {
  const api = useApi();
  const now = useNow();
  const carryOut = use(EffectsContext);
  const address = useAddress(postedJobsAddressOf);
  const flow = useFlow(() => postedJobsMachine.provide({ actors: postedJobsActors(api) }), { input: { address } });
  useAddressEvents(flow.send, address);
  const { dashboard, isDemo } = overview.snapshot.context;
  const decisions = isDemo || dashboard === null ? [] : dashboard.waiting.decisions;
  const { openRating, rateHref } = useOpenRating(rateableIn(flow.snapshot.context.projects ?? [], decisions));
  const ask = useHeardList({
    kinds: ['project', 'application', 'rating'],
    flow,
    load: () => api.listClientProjects(postedJobsCall),
    event: (list, wasHeld) => ({ type: 'list.heard' as const, list, wasHeld }),
    loaded: ({ projects }) => projects,
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
        DecisionView={DecisionView}
      />
      {openRating && <LaterRatingDialog key={openRating.projectId} {...openRating} />}
    </EffectsContext>
  );
}
