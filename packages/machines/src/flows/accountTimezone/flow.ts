import { assign, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { task } from '../../archetypes/task.ts';
import { cityTime } from '../../domain/zoneNames.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { failureToast, refusedFields } from '../../kit/failure.ts';
import type { Schema } from '../../kit/schema.ts';

type Zone = Schema<'AccountTimezone'>;

interface Context extends Zone {
  /** What was chosen last, saved or not. */
  chosen: string | null;
  /** Why it was not saved. */
  problem: string | undefined;
}

type Event = { type: 'zone.retry' } | { type: 'zone.choose'; timezone: string | null };

const problemOf = (error: unknown): string => {
  const fallback = 'Please try again.';
  const { description = fallback } = failureToast(error, { title: '', fallback });
  return `Not saved. ${refusedFields(error)['timezone'] ?? description}`;
};

const zone = resource({
  types: {} as Context,
  call: 'getAccountTimezone',
  keep: ({ timezone }: Zone) => ({ timezone, chosen: timezone }),
  shown: 'ready',
  retry: 'zone.retry',
  said: 'Failed to load your time zone. Please try again.',
});

const saving = task({
  types: {} as Context,
  call: 'setAccountTimezone',
  input: ({ chosen }): Zone => ({ timezone: chosen }),
  back: 'ready',
  keep: ({ timezone }: Zone) => ({ timezone, chosen: timezone }),
  said: ({ timezone }: Zone) =>
    success(
      'Time Zone Saved',
      timezone === null ? 'Each of your devices shows its own time.' : `Times are shown in ${cityTime(timezone)}.`,
    ),
  marked: (error, { timezone }) => ({ chosen: timezone, problem: problemOf(error) }),
});

/**
 * The time zone of the account.
 *
 * Guarantees: a choice is saved at once, one after the other; one that could not be saved goes back to what is saved, and
 * says so.
 *
 * Area: Account.
 */
export const accountTimezoneMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect, tags: {} as 'busy' },
  actors: {
    getAccountTimezone: call<Zone, void>('getAccountTimezone'),
    setAccountTimezone: call<Zone, Zone>('setAccountTimezone'),
  },
  guards: { isOther: ({ context }, timezone: string | null) => timezone !== context.timezone },
}).createMachine({
  id: 'accountTimezone',
  context: { timezone: null, chosen: null, problem: undefined },
  initial: 'loading',
  states: {
    loading: zone.loading,
    failed: zone.failed,
    ready: {
      ...zone.shown,
      on: {
        'zone.choose': {
          guard: { type: 'isOther', params: ({ event }) => event.timezone },
          target: 'saving',
          actions: assign(({ event }) => ({ chosen: event.timezone, problem: undefined })),
        },
      },
    },
    saving,
  },
});
