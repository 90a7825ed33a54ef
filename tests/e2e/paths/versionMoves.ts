import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { inTurn, turnWithin } from '../../audit/rotation.ts';
import { oneFileIn } from '../../audit/shares.ts';
import { versioned } from './answered.ts';
import type { LivedMove } from './drive.ts';
import type { LiveOptions } from './live.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { asTheLast, presses, pressesAgain, serves, spoils } from './moves.ts';

type When = (at: AnyMachineSnapshot) => boolean;

/** An own profile in the database, whose version every change raises. */
export interface VersionedRow {
  /** Everything is as it was at first. */
  restore: () => Promise<void>;
  /** The same, but for what was changed elsewhere. */
  change: () => Promise<void>;
  /** The page has just read this version. */
  note: () => Promise<void>;
  /** That version is still the last one, or there is a newer one. */
  setVersion: (isNewer: boolean) => Promise<void>;
}

/**
 * The profile of someone, with its version.
 *
 * @param elsewhere what is changed of it elsewhere
 * @param restoreRest makes that part of it as it was at first which is in a table of its own
 */
export async function versionedRow(
  db: Db,
  email: string,
  { elsewhere, restoreRest }: { elsewhere: { location: string }; restoreRest: (userId: string) => Promise<unknown> },
): Promise<VersionedRow> {
  const row = () => db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const { id, name, bio, location, version } = await row();
  const asFirst = { name, bio, location, version };
  const set = async (values: Partial<typeof asFirst>) =>
    void (await db.updateTable('users').set(values).where('id', '=', id).execute());
  let read = version;
  async function restore() {
    await set(asFirst);
    await restoreRest(id);
  }
  return {
    restore,
    async change() {
      await restore();
      await set({ ...elsewhere, version: version + 1 });
    },
    note: async () => void (read = (await row()).version),
    setVersion: (isNewer) => set({ version: read + Number(isNewer) }),
  };
}

interface VersionMovesOptions<Profile> {
  /** The calls that load and save. */
  load: string;
  save: string;
  /** The profile as it is at first, and as it was changed elsewhere. */
  current: Profile;
  newer: Profile;
  row: VersionedRow;
  /** “Save Profile” can be pressed. */
  canBeTried: When;
  /** The page is left where the profile cannot be loaded. Default false. */
  isLeftUnloaded?: boolean;
}

const lost = 'no network';
const cut = 'the line is cut half way';

const isLoading: When = (at) => at.matches('loading');
const isComparing: When = (at) => at.matches('comparing');
export const isOutdated: When = (at) => at.matches({ editing: 'outdated' });
/** It was loaded, and sent: what is there may be what was typed. */
export const wasSent: When = ({ context }) => context.submission !== null;
const isFirst: When = (at) => isLoading(at) && !wasSent(at);
const isNext: When = (at) => isLoading(at) && wasSent(at);

/** Everything that the network, the server and another device can do to the form of an own profile, and what a person does then. */
export function versionMoves<Machine extends AnyStateMachine, Profile>({
  load,
  save,
  current,
  newer,
  row,
  canBeTried,
  isLeftUnloaded = false,
}: VersionMovesOptions<Profile>): LivedMove<Machine, World>[] {
  // The events of every form with a version.
  const event = (type: string) => ({ type }) as ReplayEvent<Machine>;
  const comes = (name: string, data: Profile, when: When) =>
    versioned(
      serves<Machine, World>(name, load, {
        when,
        status: 200,
        data,
        prepare: data === newer ? row.change : row.restore,
        recover: row.note,
      }),
    );
  const unloaded = (move: LivedMove<Machine, World>) => (isLeftUnloaded ? asTheLast(move) : move);
  return [
    comes('the profile comes', current, isFirst),
    comes('the newer profile comes', newer, isNext),
    comes('something in it is another', newer, isComparing),
    comes('it says the same', current, isComparing),
    ...spoils<Machine, World>(load, { when: isFirst }).map(unloaded),
    ...spoils<Machine, World>(load, { when: isNext, only: lost }).map(unloaded),
    ...spoils<Machine, World>(load, { when: isComparing, only: lost }),
    ...(isLeftUnloaded
      ? []
      : [
          presses<Machine, World>('Try Again', event('profile.retry'), {
            when: (at: AnyMachineSnapshot) => at.matches('loadFailed'),
          }),
        ]),
    presses('Save Profile', event('profile.save'), { when: canBeTried, hasEnter: true }),
    pressesAgain('Saving…', save),
    serves('it was changed elsewhere', save, {
      when: () => true,
      status: 412,
      async prepare() {
        await row.change();
        await row.setVersion(true);
      },
    }),
    ...spoils<Machine, World>(save),
    // After those, so that what was lost is sent again in the same walk.
    serves('it is saved', save, { when: () => true, status: 200, prepare: () => row.setVersion(false) }),
    presses('Keep What I Typed', event('version.override'), { when: isOutdated }),
    presses('Load the Newer Version', event('version.load'), { when: isOutdated }),
  ];
}

/** What tells one situation of such a form from another, beside the state. */
export function tellVersion({ context }: AnyMachineSnapshot): string {
  const { values, problems, elsewhere, draft, base, submission } = context;
  return [
    JSON.stringify(values),
    Object.keys(problems).join('+'),
    Object.keys(elsewhere).join('+'),
    draft !== null,
    submission !== null,
    JSON.stringify(base),
  ].join(' ');
}

/** Someone has typed, saved, or decided between two versions: the focus is there. A page that was just opened has none. */
export function isVersionAtWork(at: AnyMachineSnapshot): boolean {
  const { values, base, problems } = at.context;
  if (base === null || isLoading(at) || at.matches('loadFailed')) return false;
  return wasSent(at) || Object.keys(problems).length > 0 || JSON.stringify(values) !== JSON.stringify(base);
}

interface VersionWalksOptions<Machine extends AnyStateMachine> {
  load: string;
  save: string;
  /** The name of the move that fills in what can be saved, and what the server has after that. */
  fill: string;
  saved: unknown;
  /** The flow where that was typed already, and the page was left without saving it. */
  found: Pick<LiveOptions<Machine, World>, 'input' | 'draw' | 'begin'>;
}

/** Every way through the form of an own profile, and one of two that follow from what was done before. */
export async function liveVersions<Machine extends AnyStateMachine>(
  flow: LiveOptions<Machine, World>,
  { load, save, fill, saved, found }: VersionWalksOptions<Machine>,
): Promise<void> {
  await live(flow);
  // What was saved without the page hearing of it is found there when it is saved again, and stands in no one’s way.
  const then = [
    serves<Machine, World>('there is a newer version', save, { when: () => true, status: 412 }),
    versioned(
      serves<Machine, World>('which says what was typed', load, { when: isComparing, status: 200, data: saved }),
    ),
    serves<Machine, World>('it is saved over that', save, { when: () => true, status: 200 }),
  ];
  const afterACut = [
    'the profile comes',
    fill,
    '“Save Profile”',
    `${cut} (${save})`,
    '“Save Profile”',
    ...then.map(({ name }) => name),
  ];
  const ways = [
    () => liveOnce({ ...flow, moves: [...flow.moves, ...then] }, afterACut),
    // What was typed and not sent is found again, in the place of what is loaded.
    () => liveOnce({ ...flow, ...found, isAtWork: wasSent }, ['the profile comes', '“Save Profile”', 'it is saved']),
  ];
  for (const walk of inTurn(ways, ways.length, turnWithin(oneFileIn.walks))) await walk();
}
