import { accountOf } from '@guildhall/machines/testing/marketplace/answers/people';
import { clients } from '@guildhall/machines/testing/marketplace/facts/clients';

/** Who reads the overview, and when. */
export const readers = {
  nothingYet: { account: accountOf('CLIENT', clients.jonas) },
  meetingHasBegun: { scenario: 'shown', now: Date.parse('2026-11-20T13:31:00Z') },
};
