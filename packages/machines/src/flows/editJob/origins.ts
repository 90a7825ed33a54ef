import type { Origins } from '../../testing/origins.ts';
import type { editJobMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const editJobOrigins = {
  'field.change': 'control',
  'post.retry': 'control',
  'post.save': 'control',
  'version.load': 'control',
  'version.override': 'control',
} satisfies Origins<typeof editJobMachine>;
