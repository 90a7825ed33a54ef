import { createHash } from 'node:crypto';

import { countedAddress } from '../../domain/countedAddress.ts';
import { hashToken } from '../../domain/secrets.ts';
import type { ProofHolder } from '../../repositories/emailCodes.ts';

/** What is stored of a network address. Two are compared by what is made of them and the email. */
export function addressHash(email: string, ip: string): Buffer {
  const who = JSON.stringify([email.toLowerCase(), countedAddress(ip)]);
  return createHash('sha256').update(who).digest();
}

/** Who gives a code, or uses its proof. */
export function holderOf(email: string, ip: string, ticket: string | undefined): ProofHolder {
  return {
    address: addressHash(email, ip),
    ticketHash: ticket === undefined ? null : hashToken(ticket).toString('hex'),
  };
}
