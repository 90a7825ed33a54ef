import { accountOf } from '@guildhall/machines/testing/marketplace/answers/people';
import { freelancers } from '@guildhall/machines/testing/marketplace/facts/freelancers';

/** Whose projects they are. */
export const readers = { lastPage: { account: accountOf('FREELANCER', freelancers.tomas) } };
