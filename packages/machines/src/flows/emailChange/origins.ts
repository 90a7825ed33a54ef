import type { Origins } from '../../testing/origins.ts';
import type { emailChangeMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const emailChangeOrigins = {
  'field.change': 'control',
  'link.know': 'address',
  'code.send': 'control',
  'code.resend': 'control',
  'email.change': 'control',
  'step.back': 'control',
  'second.pass': 'clock',
  'code.expire': 'clock',
} satisfies Origins<typeof emailChangeMachine>;
