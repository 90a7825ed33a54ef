import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import type { CodeSent } from '../../../packages/machines/src/kit/sentCode.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import type { MailServer } from '../mailServer.ts';
import { codeIn } from '../mailServer.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { serves } from './moves.ts';
import { expect } from './test.ts';

/** Someone to whose address codes are sent. */
export interface Addressee extends World {
  email: string;
  db: Db;
  mail: MailServer;
}

/** What stands in walks for the right code, and for another one. */
export const code = '123456';
export const wrongCode = '654321';

/** Lets time pass at the server since this person's last codes, so that another one may be asked for. */
export async function age({ db, email }: Addressee): Promise<void> {
  await db
    .updateTable('emailCodes')
    .set({ createdAt: sql`created_at - interval '2 hours'` })
    .where('email', '=', email)
    .execute();
}

/** Makes the page’s own last code a new one. Codes that others ask for do not count against its request. */
export async function renew({ db, email }: Addressee): Promise<void> {
  const own = db.selectFrom('emailCodes').where('email', '=', email);
  const { id } = await own.select('id').orderBy('createdAt', 'desc').limit(1).executeTakeFirstOrThrow();
  await db
    .updateTable('emailCodes')
    .set({ createdAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The code of the last mail that was sent. */
export async function lastCode({ db, mail, email }: Addressee): Promise<string> {
  const own = db.selectFrom('emailCodes').where('email', '=', email);
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const mails = () => mail.mails.filter(({ to, text }) => to === email && /\b\d{6}\b/.test(text));
  await expect.poll(() => mails().length).toBe(count);
  const last = mails().at(-1);
  if (last === undefined) throw new Error(`No code came to ${email}.`);
  return codeIn(last);
}

interface AskedOptions<Machine extends AnyStateMachine> {
  call: string;
  /** What the answer is to: the first code, or another one. */
  to: string;
  when: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Makes the server think that a code was asked for a moment ago. */
  hurry: (world: Addressee) => Promise<unknown>;
}

/** What the walk takes the server to say of a code that it has sent. */
export const sent: CodeSent = { requestId: 'request', resendAfterSeconds: 30, expiresInSeconds: 600 };

/** The two answers of the real server to anyone who asks for a code. */
export function answersToAsking<Machine extends AnyStateMachine>({
  call,
  to,
  when,
  hurry,
}: AskedOptions<Machine>): LivedMove<Machine, Addressee>[] {
  return [
    serves(`a code is sent (${to})`, call, { when, status: 200, data: sent, prepare: age }),
    serves(`it is too soon (${to})`, call, {
      when,
      status: 429,
      retryAfter: 30,
      async prepare(world) {
        await age(world);
        await hurry(world);
      },
    }),
  ];
}

interface Countdown<Machine extends AnyStateMachine> {
  /** One second of it. */
  second: ReplayEvent<Machine>;
  /** The seconds that are left where it runs; null where it stands still. */
  left: (snapshot: SnapshotFrom<Machine>) => number | null;
}

/** The countdown to another code runs out, in the page. */
export function waits<Machine extends AnyStateMachine>(
  { second, left }: Countdown<Machine>,
  when: (snapshot: SnapshotFrom<Machine>) => boolean,
): LivedMove<Machine, Addressee> {
  const seconds = (snapshot: SnapshotFrom<Machine>) => Array.from({ length: left(snapshot) ?? 0 }, () => second);
  return {
    name: 'the countdown runs out',
    by: 'time',
    events: (snapshot) => (when(snapshot) && left(snapshot) !== null ? seconds(snapshot) : null),
    async happen({ page }, snapshot) {
      await page.clock.runFor((left(snapshot) ?? 0) * 1000);
      return seconds(snapshot);
    },
  };
}

/** Stops the page's clock: time passes only where a test says so, and a press and a second have one order. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
