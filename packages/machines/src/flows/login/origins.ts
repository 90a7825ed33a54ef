import type { Origins } from '../../testing/origins.ts';
import type { loginMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const loginOrigins = {
  'field.change': 'control',
  'login.submit': 'control',
  'role.correct': 'control',
  'account.reopen': 'control',
  'account.leave': 'control',
} satisfies Origins<typeof loginMachine>;
