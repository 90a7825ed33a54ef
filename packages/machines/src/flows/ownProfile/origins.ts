import type { Origins } from '../../testing/origins.ts';
import type { ownProfileMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const ownProfileOrigins = {
  'profile.retry': 'control',
  'profile.heard': 'answer',
} satisfies Origins<typeof ownProfileMachine>;
