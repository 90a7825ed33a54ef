import { accountOf } from '@guildhall/machines/testing/marketplace/answers/people';
import { clients } from '@guildhall/machines/testing/marketplace/facts/clients';

/** Whose jobs they are. */
export const readers = { secondOfThree: { account: accountOf('CLIENT', clients.nadia) } };
