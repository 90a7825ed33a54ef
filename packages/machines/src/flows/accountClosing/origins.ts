import type { Origins } from '../../testing/origins.ts';
import type { accountClosingMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const accountClosingOrigins = {
  'field.change': 'control',
  'closing.check': 'control',
  'account.close': 'control',
} satisfies Origins<typeof accountClosingMachine>;
