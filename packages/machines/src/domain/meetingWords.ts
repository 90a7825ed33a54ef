/** The specification's words for what is wrong with a meeting that is being scheduled, by the contract's fields. */
export const meetingWords = {
  refused: 'Please fix the errors before scheduling the interview.',
  fields: {
    googleMeetLink: {
      missing: 'Meeting link is required',
      invalid: 'Please provide a valid Google Meet or Zoom link',
    },
    meetingDate: { missing: 'Meeting date is required' },
    meetingTime: { missing: 'Meeting time is required' },
    meetingTitle: { missing: 'Meeting title is required' },
  },
} as const;
