import { favouritesInAddress } from '@guildhall/machines/domain/favourites';
import { criteriaToSave } from '@guildhall/machines/domain/savedSearch';
import { allWork, workInAddress, workParams } from '@guildhall/machines/domain/workCriteria';
import { favouritesMachine } from '@guildhall/machines/flows/favourites';
import { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';
import { freelancerWaitingMachine } from '@guildhall/machines/flows/freelancerWaiting';
import { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { projectTimelineMachine } from '@guildhall/machines/flows/projectTimeline';
import { proposalMachine } from '@guildhall/machines/flows/proposal';
import { proposalDraftMachine } from '@guildhall/machines/flows/proposalDraft';
import { workStatementMachine } from '@guildhall/machines/flows/workStatement';
import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { freelancerOverviewFlow } from '@guildhall/machines/scenarios/freelancerOverview';
import { at, settled } from '@guildhall/machines/testing/replay';
import { freelancerProfile, job } from '@guildhall/machines/testing/samples';

import { deviceZone } from '../../../../apps/web/src/flow/deviceZone.ts';
import { applicationPath } from '../../../../apps/web/src/jobPaths.ts';
import { paths, withSearch } from '../../../../apps/web/src/paths.ts';
import { jobsHref } from '../../../../apps/web/src/screens/clientDashboard/tabs.ts';
import { favouritesLinks } from '../../../../apps/web/src/screens/favourites/useFavourites.ts';
import { FindWorkScreen } from '../../../../apps/web/src/screens/findWork/FindWorkScreen.tsx';
import { FreelancerDashboardScreen } from '../../../../apps/web/src/screens/freelancerDashboard/FreelancerDashboardScreen.tsx';
import { tabHref } from '../../../../apps/web/src/screens/freelancerDashboard/tabs.ts';
import { FreelancerWaitingView } from '../../../../apps/web/src/screens/freelancerWaiting/FreelancerWaitingView.tsx';
import { waitingLinks } from '../../../../apps/web/src/screens/freelancerWaiting/waitingLinks.ts';
import { ProposalFormView } from '../../../../apps/web/src/screens/jobDialog/ProposalFormView.tsx';
import { profileSetupFrom } from '../../../../apps/web/src/screens/jobGate/useProfileSetupHref.ts';
import { JobFiltersView } from '../../../../apps/web/src/screens/jobs/JobFiltersView.tsx';
import { JobListPendingView } from '../../../../apps/web/src/screens/jobs/JobListPendingView.tsx';
import { jobSearchLinks } from '../../../../apps/web/src/screens/jobs/jobSearchLinks.ts';
import { ProjectTimelineView } from '../../../../apps/web/src/screens/projectTimeline/ProjectTimelineView.tsx';
import { timelineHref } from '../../../../apps/web/src/screens/projectTimeline/timelineHref.ts';
import { ProposalDraftScreen } from '../../../../apps/web/src/screens/proposalDraft/ProposalDraftScreen.tsx';
import { rateableClients } from '../../../../apps/web/src/screens/rating/rateableClients.ts';
import { WorkStatementView } from '../../../../apps/web/src/screens/workStatement/WorkStatementView.tsx';
import type { Screens } from './asked.ts';
import type { AskedOwn } from './askedOwn.ts';

const send = () => {};

/** What a freelancer looks for work with, at this address: the gate and the favourites are the walks’. */
function findWork({ word, found, page }: { word: string; found?: unknown; page: number | null }) {
  const address = { ...allWork, query: word };
  const here = (changes: Record<string, string | null>) =>
    withSearch(paths.findWork, { ...workInAddress(address), ...favouritesInAddress(page), ...changes });
  return {
    snapshot: at(jobSearchMachine, { address }, found === undefined ? [] : [settled('listPublicJobs', found)]),
    send,
    canBeSaved: criteriaToSave(workParams(address)) !== null,
    savedHref: here({ saved: '1' }),
    ...jobSearchLinks(here),
    detailsHref: (job: string) => here({ job }),
    applyHref: (job: string) => here({ job, apply: '1' }),
    applicationHref: applicationPath,
    FiltersView: JobFiltersView,
    links: favouritesLinks(here),
    here,
  };
}

export const workScreens: Screens<
  Pick<
    AskedOwn,
    'favourites' | 'freelancerOverview' | 'freelancerWaiting' | 'projectTimeline' | 'proposalDraft' | 'workStatement'
  >
> = {
  favourites: ({ input, events, now, word, found }) => {
    const snapshot = at(favouritesMachine, input, events);
    const { links, here: _, ...search } = findWork({ word, found, page: snapshot.context.address.page });
    return (
      <FindWorkScreen
        {...search}
        now={now}
        gate={{ snapshot: freelancerOverviewFlow.snapshots.unlocked, profileSetupHref: () => '' }}
        favourites={{ snapshot, send, ...links }}
      />
    );
  },
  freelancerOverview: ({ input, events }) => {
    const { links, here, ...search } = findWork({ word: '', page: null });
    const gate = at(freelancerOverviewMachine, input, events);
    return (
      <FindWorkScreen
        {...search}
        now={0}
        gate={{
          snapshot: gate,
          profileSetupHref: profileSetupFrom(here({})),
        }}
        favourites={{ snapshot: favouritesFlow.snapshots.none, send, ...links }}
      />
    );
  },
  freelancerWaiting: ({ input, events, name, now }) => {
    const snapshot = at(freelancerWaitingMachine, input, events);
    const here = (changes: Record<string, string>) => withSearch(paths.freelancerDashboard, changes);
    const links = waitingLinks({
      rateable: rateableClients(snapshot.context.dashboard?.freelancer.assignedProjects ?? [], now),
      rateHref: (rate) => here({ rate }),
      draftHref: (job) => here({ job, apply: '1' }),
    });
    return (
      <FreelancerDashboardScreen tabHref={tabHref} name={name} tab="jobs">
        <FreelancerWaitingView snapshot={snapshot} send={send} now={now} {...links}>
          {/* In that walk it is not known for ever whether the profile is complete enough for jobs. */}
          <JobListPendingView />
        </FreelancerWaitingView>
      </FreelancerDashboardScreen>
    );
  },
  projectTimeline: ({ input, events }) => (
    <ProjectTimelineView
      snapshot={at(projectTimelineMachine, input, events)}
      send={send}
      timeZone={deviceZone()}
      jobsHref={jobsHref({})}
      reader="CLIENT"
      timelineHref={(projectId, page) => timelineHref('CLIENT', projectId, page)}
    />
  ),
  proposalDraft: ({ input, events, now }) => {
    const draft = at(proposalDraftMachine, input, events);
    const { text, projectId } = draft.context;
    // The form says what its draft says.
    const form = { projectId, role: 'FREELANCER' as const, draft: text, idempotencyKey: '' };
    return (
      <ProposalFormView
        snapshot={at(proposalMachine, form, [
          settled('getPublicJob', { ...job, application: null }),
          settled('getProfileCompletion', freelancerProfile.completion),
        ])}
        send={send}
        isFirst={false}
        draft={<ProposalDraftScreen snapshot={draft} send={send} now={now} />}
      />
    );
  },
  workStatement: ({ input, events }) => (
    <WorkStatementView
      snapshot={at(workStatementMachine, input, events)}
      send={send}
      timeZone={deviceZone()}
      dashboardHref={paths.dashboard}
      onPrint={send}
    />
  ),
};
