import { accountOf } from '@guildhall/machines/testing/marketplace/answers/people';
import { freelancers } from '@guildhall/machines/testing/marketplace/facts/freelancers';

const { ngozi, ren, stefan } = freelancers;
const newcomer = { account: accountOf('FREELANCER', ren) };

/** For whom things wait, and when they are read. */
export const readers = {
  default: { account: accountOf('FREELANCER', ngozi) },
  nothing: { account: accountOf('FREELANCER', stefan) },
  profileAlone: newcomer,
  whole: newcomer,
  meetingHasBegun: { scenario: 'shown', now: Date.parse('2026-11-20T13:31:00Z') },
};
