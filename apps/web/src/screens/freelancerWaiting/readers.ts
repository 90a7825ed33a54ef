const account = { role: 'FREELANCER', name: 'Maya Lindqvist', email: 'maya.lindqvist@example.com' } as const;

/** For whom things wait, and when they are read. */
export const readers = {
  default: { account },
  meetingHasBegun: { scenario: 'shown', now: Date.parse('2026-11-20T13:31:00Z') },
};
