import type { Origins } from '../../testing/origins.ts';
import type { passwordChangeMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const passwordChangeOrigins = {
  'field.change': 'control',
  'password.save': 'control',
} satisfies Origins<typeof passwordChangeMachine>;
