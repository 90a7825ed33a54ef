import type { Origins } from '../../testing/origins.ts';
import type { clientRatingMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const clientRatingOrigins = {
  'field.change': 'control',
  'rating.submit': 'control',
} satisfies Origins<typeof clientRatingMachine>;
