import { maySchedule } from '@guildhall/machines/domain/scheduling';
import { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';

import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import type { Place } from '../../kit/reader.ts';

const InterviewDialog = laterScreen(() => import('./screen.tsx'));

/** Opens it for an application; null where none may be scheduled. */
export const interviewHref = (here: Place['here']) => (application: Schema<'ClientApplication'>) =>
  maySchedule(application) ? here({ interview: application.id }) : null;

/** The interview that is being scheduled with one of the applicants. */
export const interviewInAddress = dialogInAddress(applicantsMachine, {
  name: 'interview',
  find: ({ groups }, id) => {
    const application = groups?.flatMap(({ applications }) => applications).find((one) => one.id === id);
    return application && maySchedule(application) ? { application } : null;
  },
  keyOf: ({ application }) => application.id,
  Dialog: ({ mounted, ...opened }) => (
    <InterviewDialog {...opened} onChange={() => mounted.send({ type: 'list.refresh' })} />
  ),
});
