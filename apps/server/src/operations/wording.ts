import type { OperationId } from './types.ts';
import type { Wording } from './untyped.ts';

/** Where the specification has its own words for what the loader refuses by itself. */
export const wording = {
  applyToProject: {
    wrongRole: 'Only freelancers can apply to projects.',
    missingFields: 'Please fill in both proposal and cover letter fields.',
  },
  scheduleMeeting: {
    missingFields: 'Please fix the errors before scheduling the interview.',
    fields: {
      googleMeetLink: {
        missing: 'Meeting link is required',
        invalid: 'Please provide a valid Google Meet or Zoom link',
      },
      meetingDate: { missing: 'Meeting date is required' },
      meetingTime: { missing: 'Meeting time is required' },
      meetingTitle: { missing: 'Meeting title is required' },
    },
  },
  updateFreelancerProfile: { missingFields: 'Please fill in all required fields.' },
} as const satisfies { readonly [Id in OperationId]?: Wording };
