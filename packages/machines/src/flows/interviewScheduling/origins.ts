import type { Origins } from '../../testing/origins.ts';
import type { interviewSchedulingMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const interviewSchedulingOrigins = {
  'field.change': 'control',
  'interview.schedule': 'control',
  'form.reset': 'control',
  'conflicts.retry': 'control',
  // The browser's clock, minute by minute.
  'clock.tick': 'browser',
} satisfies Origins<typeof interviewSchedulingMachine>;
