import type { Origins } from '../../testing/origins.ts';
import type { jobDetailMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const jobDetailOrigins = {
  'detail.retry': 'control',
  'job.set': 'flow',
} satisfies Origins<typeof jobDetailMachine>;
