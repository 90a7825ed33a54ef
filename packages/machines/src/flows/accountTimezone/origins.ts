import type { Origins } from '../../testing/origins.ts';
import type { accountTimezoneMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const accountTimezoneOrigins = {
  'zone.retry': 'control',
  'zone.choose': 'control',
} satisfies Origins<typeof accountTimezoneMachine>;
