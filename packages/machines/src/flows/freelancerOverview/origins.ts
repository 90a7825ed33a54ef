import type { Origins } from '../../testing/origins.ts';
import type { freelancerOverviewMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const freelancerOverviewOrigins = {
  'overview.refresh': 'browser',
} satisfies Origins<typeof freelancerOverviewMachine>;
