import type { Origins } from '../../testing/origins.ts';
import type { meetingPhaseMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const meetingPhaseOrigins = {
  // The list of meetings has the clock.
  'clock.tick': 'flow',
} satisfies Origins<typeof meetingPhaseMachine>;
