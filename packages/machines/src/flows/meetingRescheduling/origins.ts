import type { Origins } from '../../testing/origins.ts';
import type { meetingReschedulingMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const meetingReschedulingOrigins = {
  'field.change': 'control',
  'meeting.reschedule': 'control',
  'conflicts.retry': 'control',
  // The browser's clock, minute by minute.
  'clock.tick': 'browser',
} satisfies Origins<typeof meetingReschedulingMachine>;
