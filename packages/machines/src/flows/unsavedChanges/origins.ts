import type { Origins } from '../../testing/origins.ts';
import type { unsavedChangesMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const unsavedChangesOrigins = {
  'leave.ask': 'browser',
  'leave.cancel': 'control',
  'leave.confirm': 'control',
} satisfies Origins<typeof unsavedChangesMachine>;
