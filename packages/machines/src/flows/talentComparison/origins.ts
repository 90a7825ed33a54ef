import type { Origins } from '../../testing/origins.ts';
import type { talentComparisonMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const talentComparisonOrigins = {
  'person.remove': 'control',
  'list.retry': 'control',
  'address.set': 'address',
} satisfies Origins<typeof talentComparisonMachine>;
