import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Limits } from './connect.ts';
import { connect } from './connect.ts';
import type { Database } from './schema.ts';
import { takingTurns } from './takingTurns.ts';
import type { WalPosition } from './walPosition.ts';
import { identityOf, replayedOn } from './walPosition.ts';

/** The primary, as a standby is compared with it. Both reject with `PrimaryAway`. */
export type Primary = {
  /** How far its log goes, asked after the call. */
  readonly committed: () => Promise<WalPosition>;
  readonly identity: () => Promise<string>;
};

/** No fault of a standby. */
export class PrimaryAway extends Error {
  override readonly name = 'PrimaryAway';
}

export type StandbyOptions = {
  readonly url: string;
  readonly primary: Primary;
  /** Connections for reads. */
  readonly pool: number;
  readonly log: StandbyLog;
};

export type StandbyLog = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
};

/** One standby. It is in use only while it is well: reached, a copy of the primary, in recovery, and up with it. */
export type Standby = {
  readonly isInUse: () => boolean;
  /** Where to read all that was committed before this call. Undefined when it has not come here in time. */
  readonly reading: () => Promise<Kysely<Database> | undefined>;
  readonly stop: () => Promise<void>;
};

/** How long a read waits for a standby that is behind, in milliseconds. One on the same network is behind by one or two. */
const patience = 100;
const pause = 2;

/** How often one is asked at least before it counts as behind: it may be this process that is late. */
const fairTries = 3;

/** How often one that is left out is looked at, in milliseconds. */
const lookAgain = 1000;

/** How long a server may take to say where it is: one that is slower is of no help. */
export const askLimits: Limits = { lock: 1000, statement: 1000, answer: 1000 };

/** Shorter than those of the primary, which is asked afterwards. */
const readLimits: Limits = { lock: 1000, statement: 4000, answer: 5000 };

/** It works, only late: its connections are kept. */
class Behind extends Error {}

export function openStandby({ url, primary, pool, log }: StandbyOptions): Standby {
  const standby = nameOf(url);
  // Asked on a connection of its own: reads may have all the others.
  const asking = connect(url, { max: 1, connectionTimeoutMillis: askLimits.answer, limits: askLimits });
  const ask = takingTurns(() => replayedOn(asking));
  let db: Kysely<Database> | undefined;
  let isInUse = false;
  let seen: WalPosition = 0;
  let reason = '';
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function catchUp(): Promise<void> {
    const before = seen;
    const wanted = await primary.committed();
    // What it had before the primary was asked, the primary must have: or it follows another one, since a failover.
    if (before > wanted) throw new Error('It is ahead of the primary, so it follows another one.');
    const end = performance.now() + patience;
    for (let tries = 1; ; tries += 1) {
      seen = await ask();
      if (seen >= wanted) return;
      if (tries >= fairTries && performance.now() > end) throw new Behind('It is behind the primary.');
      await sleep(pause);
    }
  }

  function leaveOut(error: unknown): void {
    if (!isInUse || error instanceof PrimaryAway) return;
    isInUse = false;
    // What a broken network has swallowed is noticed by none of the connections that are left.
    if (!(error instanceof Behind)) drop();
    complain(error);
    lookSoon();
  }

  function drop(): void {
    void db?.destroy();
    db = undefined;
  }

  function complain(error: unknown): void {
    const said = String(error);
    if (said !== reason) log.warn({ standby, err: error }, 'a standby is left out');
    reason = said;
  }

  async function look(): Promise<void> {
    try {
      const [own, its] = await Promise.all([identityOf(asking), primary.identity()]);
      if (own !== its) throw new Error('It is no copy of the database of DATABASE_URL.');
      seen = 0;
      await catchUp();
      // That one is ahead shows at the second time.
      await catchUp();
      if (isStopped) return;
      db ??= connect(url, { max: pool, connectionTimeoutMillis: askLimits.answer, limits: readLimits });
      isInUse = true;
      reason = '';
      log.info({ standby }, 'a standby is read from');
    } catch (error) {
      if (isStopped) return;
      complain(error);
      lookSoon();
    }
  }

  function lookSoon(): void {
    timer = setTimeout(() => void look(), lookAgain).unref();
  }

  void look();
  return {
    isInUse: () => isInUse,
    async reading() {
      try {
        await catchUp();
      } catch (error) {
        leaveOut(error);
        return undefined;
      }
      return isInUse ? db : undefined;
    },
    async stop() {
      isStopped = true;
      isInUse = false;
      clearTimeout(timer);
      drop();
      await asking.destroy();
    },
  };
}

/** Where it is, without its password. */
function nameOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get('host') ?? host;
}
