import type { Skill } from '@guildhall/api/skills';
import { allWork, workInAddress } from '@guildhall/machines/domain/workCriteria';
import { fittingJobsMachine } from '@guildhall/machines/flows/fittingJobs';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';

import { useChanges } from '../../changes/heard.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { proposalPath } from '../../jobPaths.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths, withSearch } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { FittingJobsScreen } from '../fittingJobs/FittingJobsScreen.tsx';
import { tabHref } from '../freelancerDashboard/tabs.ts';
import { useWaiting } from '../freelancerDashboard/useWaiting.ts';
import { waitingLinks } from '../freelancerDashboard/waitingLinks.ts';
import { WaitingListView } from '../freelancerDashboard/WaitingScreen.tsx';
import { fieldHref } from '../profileSetup/fieldHref.ts';
import { page } from './home.css.ts';
import type { HomeHrefs } from './homeHrefs.ts';

interface FreelancerHomeProps {
  hrefs: HomeHrefs;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** A job is open over the page. */
  isReading: boolean;
  /** The rest of the page, drawn once it is known how much stands above it. */
  children: ReactNode;
}

const links = waitingLinks({
  // Clients are rated on the dashboard.
  rateable: [],
  rateHref: () => tabHref('assigned'),
  draftHref: proposalPath,
});

const skillsHref = (skills: readonly Skill[]) => withSearch(paths.findWork, workInAddress({ ...allWork, skills }));

/** What concerns a freelancer: what waits for them first, then the jobs that fit. Browser only. */
export function FreelancerHome({ hrefs, now, isReading, children }: FreelancerHomeProps) {
  const api = useApi();
  const waiting = useWaiting(false);
  const jobs = useFlow(() => withCalls(fittingJobsMachine, api), { input: undefined });
  const refresh = () => jobs.send({ type: 'jobs.refresh' });
  useReturn(refresh);
  useChanges(['project', 'application'], refresh);
  const closed = useEffectEvent(() => {
    // A draft was begun in the dialog, or sent.
    if (waiting.snapshot.context.dashboard !== null) waiting.send({ type: 'waiting.refresh' });
    if (jobs.snapshot.context.jobs !== null) refresh();
  });
  useEffect(() => {
    if (!isReading) closed();
  }, [isReading]);
  const { dashboard, hasFailed } = waiting.snapshot.context;
  const isKnown = dashboard !== null || hasFailed;
  return (
    <div className={page}>
      <WaitingListView {...waiting} {...links} now={now} />
      {isKnown && (
        <>
          <FittingJobsScreen
            {...jobs}
            hrefs={hrefs}
            skillsHref={skillsHref}
            profileHref={fieldHref('skills')}
            now={now}
          />
          {jobs.snapshot.context.jobs !== null || jobs.snapshot.matches('failed') ? children : null}
        </>
      )}
    </div>
  );
}
