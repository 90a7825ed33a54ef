import { freelancerWaitingMachine } from '@guildhall/machines/flows/freelancerWaiting';

import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import { waitingLinks } from '../freelancerWaiting/waitingLinks.ts';
import { AfterReading } from '../jobDetail/AfterReading.tsx';
import { applyHref } from '../jobDetail/jobInAddress.tsx';
import { OfferedJobs } from '../jobSearch/OfferedJobs.tsx';
import { rateableClients } from '../rating/rateableClients.ts';
import type { TabProps } from './tabs.ts';

const RatingDialog = laterScreen(() => import('../rating/screen.tsx'));

const rateableIn = ({ dashboard }: TabProps['waiting']['snapshot']['context'], now: number) =>
  rateableClients(dashboard?.freelancer.assignedProjects ?? [], now);

const rating = dialogInAddress(freelancerWaitingMachine, {
  name: 'rate',
  find: (context, id, { now }) => rateableIn(context, now).find(({ projectId }) => projectId === id) ?? null,
  keyOf: ({ projectId }) => projectId,
  Dialog: RatingDialog,
});

export function JobsTab({ waiting, drawWaiting }: TabProps) {
  const { snapshot, send, place } = waiting;
  const { now, here } = place;
  const { dashboard, hasFailed } = snapshot.context;
  return (
    <>
      <OfferedJobs maxSkills={4} isInPlace={dashboard !== null || hasFailed}>
        {(jobs) =>
          drawWaiting({
            ...waitingLinks({
              rateable: rateableIn(snapshot.context, now),
              rateHref: (projectId) => here({ rate: projectId }),
              draftHref: applyHref(here),
            }),
            children: jobs,
          })
        }
      </OfferedJobs>
      <rating.Dialog {...waiting} />
      <AfterReading
        place={place}
        onClosed={() => {
          if (dashboard !== null) send({ type: 'waiting.refresh' });
        }}
      />
    </>
  );
}
