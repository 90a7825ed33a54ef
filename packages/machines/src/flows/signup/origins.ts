import type { Origins } from '../../testing/origins.ts';
import type { signupMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const signupOrigins = {
  'field.change': 'control',
  'progress.restore': 'browser',
  'link.know': 'address',
  'code.send': 'control',
  'code.resend': 'control',
  'code.verify': 'control',
  'step.back': 'control',
  'account.create': 'control',
  'second.pass': 'clock',
  'code.expire': 'clock',
} satisfies Origins<typeof signupMachine>;
