import { accountOf } from '@guildhall/machines/testing/marketplace/answers/people';
import { clients } from '@guildhall/machines/testing/marketplace/facts/clients';

/** For whose posts people are found. */
export const readers = {
  default: { role: 'CLIENT' },
  newClient: { account: accountOf('CLIENT', clients.jonas) },
  noneOpen: { account: accountOf('CLIENT', clients.nadia) },
} as const;
