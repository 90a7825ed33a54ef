import type { Origins } from '../../testing/origins.ts';
import type { fittingJobsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const fittingJobsOrigins = {
  'jobs.retry': 'control',
  'jobs.refresh': 'browser',
} satisfies Origins<typeof fittingJobsMachine>;
