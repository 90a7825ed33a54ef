import type { fittingJobsMachine } from '@guildhall/machines/flows/fittingJobs';
import type { freelancerWaitingMachine } from '@guildhall/machines/flows/freelancerWaiting';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';

import type { Mounted } from '../../kit/defineScreen.tsx';
import { screen as fittingJobs } from '../fittingJobs/screen.tsx';
import { WaitingListView } from '../freelancerWaiting/FreelancerWaitingView.tsx';
import { screen as freelancerWaiting } from '../freelancerWaiting/screen.tsx';
import { waitingLinksAway } from '../freelancerWaiting/waitingLinks.ts';
import { page } from './home.css.ts';

interface AfterReadingProps {
  waiting: Mounted<typeof freelancerWaitingMachine, unknown>;
  jobs: Mounted<typeof fittingJobsMachine, unknown>;
}

/** When a job that was open over the page is closed, a draft may have been begun in it, or sent. */
function AfterReading({ waiting, jobs }: AfterReadingProps) {
  const isReading = waiting.place.query['job'] !== undefined;
  const closed = useEffectEvent(() => {
    if (waiting.snapshot.context.dashboard !== null) waiting.send({ type: 'waiting.refresh' });
    if (jobs.snapshot.context.jobs !== null) jobs.send({ type: 'jobs.refresh' });
  });
  useEffect(() => {
    if (!isReading) closed();
  }, [isReading]);
  return null;
}

/**
 * What concerns a freelancer: what waits for them first, then the jobs that fit, then the rest of the page; each is drawn
 * once it is known how much stands above it. Browser only.
 */
export const FreelancerHome = ({ children }: { children: ReactNode }) => (
  <freelancerWaiting.Around>
    {(waiting) => (
      <fittingJobs.Around>
        {(jobs, drawJobs) => {
          const { dashboard, hasFailed } = waiting.snapshot.context;
          const isKnown = dashboard !== null || hasFailed;
          const areJobsKnown = jobs.snapshot.context.jobs !== null || jobs.snapshot.matches('failed');
          return (
            <div className={page}>
              <AfterReading waiting={waiting} jobs={jobs} />
              <WaitingListView {...waiting} {...waitingLinksAway} now={waiting.place.now} />
              {isKnown && drawJobs()}
              {isKnown && areJobsKnown && children}
            </div>
          );
        }}
      </fittingJobs.Around>
    )}
  </freelancerWaiting.Around>
);
