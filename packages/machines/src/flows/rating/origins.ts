import type { Origins } from '../../testing/origins.ts';
import type { ratingMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const ratingOrigins = {
  'field.change': 'control',
  'rating.submit': 'control',
} satisfies Origins<typeof ratingMachine>;
