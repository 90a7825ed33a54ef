import type { Origins } from '../../testing/origins.ts';
import type { homeMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const homeOrigins = {
  'query.change': 'control',
  'search.submit': 'control',
  'freelancer.set': 'flow',
  'job.set': 'flow',
} satisfies Origins<typeof homeMachine>;
