import { accountOf } from '@guildhall/machines/testing/marketplace/answers/people';
import { freelancers } from '@guildhall/machines/testing/marketplace/facts/freelancers';

/** Who sets up a profile. */
export const readers = { default: { account: accountOf('FREELANCER', freelancers.ines) } };
