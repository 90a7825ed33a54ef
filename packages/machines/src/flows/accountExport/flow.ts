import { setup } from 'xstate';

import { task } from '../../archetypes/task.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';

const preparing = task({
  types: {},
  call: 'exportAccount',
  back: 'ready',
  said: success('File Ready', 'Your browser saves it where it saves downloads.'),
  failure: 'Failed to prepare your data. Please try again.',
});

/**
 * Everything of the own account as one file.
 *
 * Guarantees: one file is prepared at a time, and what comes of it is said.
 *
 * Area: Account.
 */
export const accountExportMachine = setup({
  types: { events: {} as { type: 'export.save' }, emitted: {} as Effect, tags: {} as 'busy' },
  actors: {
    /** Reads the file, and gives it to the browser. */
    exportAccount: call<void, void>('exportAccount'),
  },
}).createMachine({
  id: 'accountExport',
  initial: 'ready',
  states: {
    ready: { on: { 'export.save': 'preparing' } },
    preparing,
  },
});
