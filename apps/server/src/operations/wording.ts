import { jobWords } from '@guildhall/machines/domain/jobWords';
import { meetingWords } from '@guildhall/machines/domain/meetingWords';

import type { OperationId } from './types.ts';
import type { Wording } from './untyped.ts';

const missingReason = { missing: 'Please give a reason. The freelancer reads it.' };

/** Where the specification has its own words for what the loader refuses by itself. */
export const wording = {
  createProject: { fields: jobWords },
  editProject: { fields: jobWords },
  applyToProject: {
    wrongRole: 'Only freelancers can apply to projects.',
    missingFields: 'Please fill in both proposal and cover letter fields.',
  },
  editApplication: { missingFields: 'Please fill in both proposal and cover letter fields.' },
  scheduleMeeting: { missingFields: meetingWords.refused, fields: meetingWords.fields },
  rescheduleMeeting: { fields: { reason: missingReason } },
  cancelMeeting: { fields: { reason: missingReason } },
  declineMeeting: { fields: { reason: { missing: 'Please give a reason. The client reads it.' } } },
  updateFreelancerProfile: { missingFields: 'Please fill in all required fields.' },
} as const satisfies { readonly [Id in OperationId]?: Wording };
