import type { ReactNode } from 'react';

import { screen as fittingJobs } from '../fittingJobs/screen.tsx';
import { WaitingListView } from '../freelancerWaiting/FreelancerWaitingView.tsx';
import { screen as freelancerWaiting } from '../freelancerWaiting/screen.tsx';
import { waitingLinksAway } from '../freelancerWaiting/waitingLinks.ts';
import { AfterReading } from '../jobDetail/AfterReading.tsx';
import { page } from './home.css.ts';

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
              <AfterReading
                place={waiting.place}
                onClosed={() => {
                  if (dashboard !== null) waiting.send({ type: 'waiting.refresh' });
                  if (jobs.snapshot.context.jobs !== null) jobs.send({ type: 'jobs.refresh' });
                }}
              />
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
