import type { Origins } from '../../testing/origins.ts';
import type { rejectionUndoMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const rejectionUndoOrigins = {
  'rejections.set': 'flow',
  'rejection.undo': 'control',
  'notice.dismiss': 'control',
} satisfies Origins<typeof rejectionUndoMachine>;
