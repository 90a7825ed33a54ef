import type { Origins } from '../../testing/origins.ts';
import type { publicProfileMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const publicProfileOrigins = {
  'profile.retry': 'control',
  'reader.known': 'flow',
} satisfies Origins<typeof publicProfileMachine>;
