import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { accountTimezoneMachine } from './machine.ts';

export const newYork = { timezone: 'America/New_York' } as const;
export const none = { timezone: null } as const;

export const retry = { type: 'zone.retry' } as const;
export const choose = { type: 'zone.choose', ...newYork } as const;
export const clear = { type: 'zone.choose', ...none } as const;

export const loaded = settled('getAccountTimezone', newYork);
export const loadedNone = settled('getAccountTimezone', none);
export const failure = rejected('getAccountTimezone', failing.network);
export const saved = settled('setAccountTimezone', newYork);
export const cleared = settled('setAccountTimezone', none);
export const unsaved = rejected('setAccountTimezone', failing.network);
export const refused = rejected(
  'setAccountTimezone',
  failing.refused(422, 'Unknown.', { timezone: 'Please send the name of a time zone, such as Europe/Lisbon.' }),
);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const accountTimezoneSnapshots = {
  loading: at(accountTimezoneMachine, undefined),
  failed: at(accountTimezoneMachine, undefined, [failure]),
  ready: at(accountTimezoneMachine, undefined, [loaded]),
  saving: at(accountTimezoneMachine, undefined, [loadedNone, choose]),
} satisfies Record<StateOf<typeof accountTimezoneMachine>, SnapshotFrom<typeof accountTimezoneMachine>>;

/** Refinements of a state that people meet. */
export const accountTimezoneVariations = {
  none: at(accountTimezoneMachine, undefined, [loadedNone]),
  clearing: at(accountTimezoneMachine, undefined, [loaded, clear]),
  notSaved: at(accountTimezoneMachine, undefined, [loadedNone, choose, unsaved]),
};
