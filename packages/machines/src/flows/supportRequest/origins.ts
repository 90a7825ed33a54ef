import type { Origins } from '../../testing/origins.ts';
import type { supportRequestMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const supportRequestOrigins = {
  'field.change': 'control',
  'draft.restore': 'browser',
  'sender.know': 'flow',
  'request.send': 'control',
  'request.again': 'control',
} satisfies Origins<typeof supportRequestMachine>;
