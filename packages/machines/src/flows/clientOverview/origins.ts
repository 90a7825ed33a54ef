import type { Origins } from '../../testing/origins.ts';
import type { clientOverviewMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const clientOverviewOrigins = {
  'tab.set': 'address',
  'overview.retry': 'control',
  'overview.refresh': 'flow',
} satisfies Origins<typeof clientOverviewMachine>;
