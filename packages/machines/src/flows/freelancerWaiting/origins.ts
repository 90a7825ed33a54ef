import type { Origins } from '../../testing/origins.ts';
import type { freelancerWaitingMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const freelancerWaitingOrigins = {
  'waiting.retry': 'control',
  'waiting.refresh': { from: ['browser', 'flow'] },
  'list.toggle': 'control',
} satisfies Origins<typeof freelancerWaitingMachine>;
