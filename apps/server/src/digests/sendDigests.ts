import type { Trx } from '../db/schema.ts';
import { nextDigest } from '../domain/digestTime.ts';
import { before, minutes } from '../domain/time.ts';
import type { Digest } from '../mail/digest.ts';
import { newJobs, newTalent } from '../operations/steps/newEntries.ts';
import type { DueSearch } from '../repositories/savedSearches.ts';
import { changeSavedSearch, lockDueSearch } from '../repositories/savedSearches.ts';
import type { Services } from '../services.ts';
import { digestOfJobs, digestOfTalent } from './digestMail.ts';

const mostEntries = 10;

/**
 * A digest ends this long before it is sent. What is posted carries the instant at which its transaction began, by the
 * clock of its server: by now it has been committed, or never will be, and belongs to this digest or to the next.
 */
const settled = minutes(5);

export type DigestServices = Pick<Services, 'db' | 'mail' | 'clock'>;

/** What became of one saved search. */
type Outcome = { isSent: boolean };

/**
 * Sends every digest that is due, and says how many. Any number of servers may do so at once. The mail is queued in the
 * transaction that moves the search on, so that what a killed server had begun is begun again, and what it had ended is
 * not. A search that fails is left for the next time.
 */
export async function sendDueDigests(
  services: DigestServices,
  onFailure: (error: unknown, savedSearchId: string) => void,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const failed: string[] = [];
  let sent = 0;
  while (!isStopping()) {
    const outcome = await sendNext(services, failed, onFailure);
    if (!outcome) break;
    sent += Number(outcome.isSent);
  }
  return sent;
}

async function sendNext(
  { db, mail, clock }: DigestServices,
  failed: string[],
  onFailure: (error: unknown, savedSearchId: string) => void,
): Promise<Outcome | undefined> {
  let taken: DueSearch | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      const now = clock.now();
      taken = await lockDueSearch(trx, now, failed);
      return taken && send(trx, mail, taken, now);
    });
  } catch (error) {
    if (!taken) throw error;
    failed.push(taken.id);
    onFailure(error, taken.id);
    return { isSent: false };
  }
}

async function send(trx: Trx, mail: DigestServices['mail'], search: DueSearch, now: Date): Promise<Outcome> {
  const { id, digest: frequency, accountTimezone, timezone, isActive, email: to } = search;
  const nextDigestAt = nextDigest(frequency, accountTimezone ?? timezone, now);
  if (!isActive || frequency === 'never') {
    await changeSavedSearch(trx, id, { nextDigestAt });
    return { isSent: false };
  }
  const upTo = before(now, settled);
  const data = upTo > search.digestedUntil ? await read(trx, search, frequency, upTo) : undefined;
  const digestedUntil = data ? upTo : search.digestedUntil;
  await changeSavedSearch(trx, id, { nextDigestAt, digestedUntil });
  if (!data || data.total === 0) return { isSent: false };
  await mail.send(trx, { template: 'savedSearchDigest', to, data });
  return { isSent: true };
}

async function read(trx: Trx, search: DueSearch, frequency: Digest['frequency'], upTo: Date): Promise<Digest> {
  const period = { after: search.digestedUntil, upTo };
  return search.role === 'CLIENT'
    ? digestOfTalent(search, frequency, await newTalent(trx, search.criteria, period, mostEntries))
    : digestOfJobs(search, frequency, await newJobs(trx, search.criteria, period, mostEntries));
}
