import type { Origins } from '../../testing/origins.ts';
import type { contactMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const contactOrigins = {
  'field.change': 'control',
  'message.send': 'control',
  'text.copy': 'control',
  'email.retry': 'control',
} satisfies Origins<typeof contactMachine>;
