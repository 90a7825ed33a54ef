import type { Origins } from '../../testing/origins.ts';
import type { jobPageMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const jobPageOrigins = {
  'job.retry': 'control',
  'freelancer.set': 'flow',
  'job.heard': 'answer',
} satisfies Origins<typeof jobPageMachine>;
