import type { Origins } from '../../testing/origins.ts';
import type { forgotPasswordMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const forgotPasswordOrigins = {
  'field.change': 'control',
  'link.know': 'address',
  'role.confirm': 'control',
  'code.send': 'control',
  'code.resend': 'control',
  'password.reset': 'control',
  'step.back': 'control',
  'second.pass': 'clock',
  'code.expire': 'clock',
} satisfies Origins<typeof forgotPasswordMachine>;
