import type { Skill } from '@guildhall/api/skills';
import { allWork, workInAddress } from '@guildhall/machines/domain/workCriteria';
import { fittingJobsMachine } from '@guildhall/machines/flows/fittingJobs';
import { useEffect, useEffectEvent } from 'react';

import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { proposalPath } from '../../jobPaths.ts';
import { paths, withSearch } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { FittingJobsScreen } from '../fittingJobs/FittingJobsScreen.tsx';
import { tabHref } from '../freelancerDashboard/tabs.ts';
import { useWaiting } from '../freelancerDashboard/useWaiting.ts';
import { waitingLinks } from '../freelancerDashboard/waitingLinks.ts';
import { WaitingListView } from '../freelancerDashboard/WaitingScreen.tsx';
import { fieldHref } from '../profileSetup/fieldHref.ts';
import { fittingJobsActors } from './concernsActors.ts';
import { page } from './home.css.ts';
import type { HomeHrefs } from './homeHrefs.ts';

interface FreelancerHomeProps {
  hrefs: HomeHrefs;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** A job is open over the page. */
  isReading: boolean;
}

const links = waitingLinks({
  // Clients are rated on the dashboard.
  rateable: [],
  rateHref: () => tabHref('assigned'),
  draftHref: proposalPath,
});

const skillsHref = (skills: readonly Skill[]) => withSearch(paths.findWork, workInAddress({ ...allWork, skills }));

/** What concerns a freelancer: what waits for them first, then the jobs that fit. Browser only. */
export function FreelancerHome({ hrefs, now, isReading }: FreelancerHomeProps) {
  const api = useApi();
  const waiting = useWaiting(false);
  const jobs = useFlow(() => fittingJobsMachine.provide({ actors: fittingJobsActors(api) }), { input: undefined });
  const refresh = () => jobs.send({ type: 'jobs.refresh' });
  useReturn(refresh, ['project', 'application']);
  const closed = useEffectEvent(() => {
    // A draft was begun in the dialog, or sent.
    if (waiting.snapshot.context.dashboard !== null) waiting.send({ type: 'waiting.refresh' });
    if (jobs.snapshot.context.jobs !== null) refresh();
  });
  useEffect(() => {
    if (!isReading) closed();
  }, [isReading]);
  return (
    <div className={page}>
      <WaitingListView {...waiting} {...links} now={now} />
      <FittingJobsScreen {...jobs} hrefs={hrefs} skillsHref={skillsHref} profileHref={fieldHref('skills')} now={now} />
    </div>
  );
}
