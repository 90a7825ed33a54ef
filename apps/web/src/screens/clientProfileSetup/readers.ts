import { accountOf } from '@guildhall/machines/testing/marketplace/answers/people';
import { clients } from '@guildhall/machines/testing/marketplace/facts/clients';

/** Who sets up a company. */
export const readers = { default: { account: accountOf('CLIENT', clients.jonas) } };
