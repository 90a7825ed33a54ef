import type { Origins } from '../../testing/origins.ts';
import type { timesProposalMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const timesProposalOrigins = {
  'field.change': 'control',
  'time.clear': 'control',
  'times.propose': 'control',
  // The browser's clock, minute by minute.
  'clock.tick': 'browser',
} satisfies Origins<typeof timesProposalMachine>;
