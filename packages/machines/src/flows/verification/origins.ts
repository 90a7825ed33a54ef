import type { Origins } from '../../testing/origins.ts';
import type { verificationMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const verificationOrigins = {
  'verification.retry': 'control',
  'check.start': 'control',
  'line.copy': 'control',
} satisfies Origins<typeof verificationMachine>;
