import { createHash } from 'node:crypto';

import { countedAddress } from '../plugins/countedAddress.ts';
import type { ProofHolder } from '../repositories/emailCodes.ts';
import { hashToken } from './secrets.ts';

/** Who gives a code, or uses its proof. No address is kept: two are compared by what is made of them and the email. */
export function holderOf(email: string, ip: string, ticket: string | undefined): ProofHolder {
  const who = JSON.stringify([email.toLowerCase(), countedAddress(ip)]);
  return {
    address: createHash('sha256').update(who).digest(),
    ticketHash: ticket === undefined ? null : hashToken(ticket).toString('hex'),
  };
}
