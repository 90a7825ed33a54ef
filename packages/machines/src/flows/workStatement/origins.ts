import type { Origins } from '../../testing/origins.ts';
import type { workStatementMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const workStatementOrigins = {
  'statement.retry': 'control',
} satisfies Origins<typeof workStatementMachine>;
