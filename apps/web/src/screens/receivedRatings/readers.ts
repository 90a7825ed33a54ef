import { accountOf } from '@guildhall/machines/testing/marketplace/answers/people';
import { freelancers } from '@guildhall/machines/testing/marketplace/facts/freelancers';

/** Whose ratings they are. */
export const readers = {
  default: { role: 'FREELANCER' },
  loadingAgain: { account: accountOf('FREELANCER', freelancers.tomas) },
  ofClient: { role: 'CLIENT' },
  emptyForAClient: { scenario: 'empty', role: 'CLIENT' },
} as const;
