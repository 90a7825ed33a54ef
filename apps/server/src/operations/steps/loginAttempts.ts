import type { Db } from '../../db/schema.ts';
import { countedAddress } from '../../domain/countedAddress.ts';
import { after, days } from '../../domain/time.ts';
import { forgive, giveBack, isRemembered, remember, takeAttempt } from '../../repositories/rateLimit.ts';
import type { Services } from '../../services.ts';

/** How many wrong passwords an email may be tried with in a window, from one address and from all together. */
const windowSeconds = 15 * 60;
const wrongFromHere = 10;
const wrongFromAnywhere = 30;

/** For how long an address is known from which the account was opened. */
const acquaintance = days(30);

export type LoginAttempt = {
  /** Whether the account was opened from this address before. */
  readonly isFromKnownAddress: boolean;
  /** The password was right: what was mistyped before it is forgiven. */
  forgive(): Promise<void>;
};

/**
 * Counts an attempt to log in before the password is compared, or refuses with 429. An email without an account is
 * counted alike. Anyone who guesses from everywhere cannot lock the owner out: an address from which the account was opened
 * before has a count of its own, and a new one is let in after resetting the password.
 */
export async function claimLogin({ db, clock }: Services, givenEmail: string, ip: string): Promise<LoginAttempt> {
  const { here, anywhere, known } = subjects(givenEmail, ip);
  const now = clock.now();
  await takeAttempt(db, now, { subject: here, limit: wrongFromHere, seconds: windowSeconds });
  const isKnown = await isRemembered(db, now, known);
  if (!isKnown) await takeAttempt(db, now, { subject: anywhere, limit: wrongFromAnywhere, seconds: windowSeconds });
  return {
    isFromKnownAddress: isKnown,
    async forgive() {
      await forgive(db, here);
      if (!isKnown) await giveBack(db, anywhere);
    },
  };
}

/** The account has been opened, or its email proved, at this address: it is known from now on. */
export async function welcomeAddress(db: Db, now: Date, givenEmail: string, ip: string): Promise<void> {
  const { here, known } = subjects(givenEmail, ip);
  await forgive(db, here);
  await remember(db, known, after(now, acquaintance));
}

function subjects(givenEmail: string, ip: string) {
  const email = givenEmail.toLowerCase();
  const address = countedAddress(ip);
  return {
    here: ['wrong passwords', 'address', email, address],
    anywhere: ['wrong passwords', email],
    known: ['known address', email, address],
  };
}
