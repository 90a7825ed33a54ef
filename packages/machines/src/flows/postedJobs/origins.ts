import type { Origins } from '../../testing/origins.ts';
import type { postedJobsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const postedJobsOrigins = {
  'query.change': 'control',
  'list.retry': 'control',
  'list.refresh': 'flow',
} satisfies Origins<typeof postedJobsMachine>;
