import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { accountTimezoneMachine } from './flow.ts';

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

export const accountTimezoneFlow = defineFlow({
  machine: accountTimezoneMachine,
  others: [saved, cleared],
  scenarios: {
    loading: [],
    failed: [failure],
    ready: [loaded],
    saving: [loadedNone, choose],

    none: [loadedNone],
    clearing: [loaded, clear],
    notSaved: [loadedNone, choose, unsaved],
  },
});
