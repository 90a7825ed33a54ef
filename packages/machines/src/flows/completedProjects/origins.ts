import type { Origins } from '../../testing/origins.ts';
import type { completedProjectsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const completedProjectsOrigins = {
  'address.set': 'address',
  'list.retry': 'control',
  'list.heard': 'answer',
} satisfies Origins<typeof completedProjectsMachine>;
