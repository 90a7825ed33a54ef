/** When the overview is read. */
export const readers = { meetingHasBegun: { scenario: 'shown', now: Date.parse('2026-11-20T13:31:00Z') } };
