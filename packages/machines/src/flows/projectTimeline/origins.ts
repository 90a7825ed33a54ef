import type { Origins } from '../../testing/origins.ts';
import type { projectTimelineMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const projectTimelineOrigins = {
  'address.set': 'address',
  'list.retry': 'control',
  'list.heard': 'answer',
} satisfies Origins<typeof projectTimelineMachine>;
