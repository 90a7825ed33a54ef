import type { Origins } from '../../testing/origins.ts';
import type { receivedRatingsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const receivedRatingsOrigins = {
  'address.set': 'address',
  'reply.write': 'control',
  'field.change': 'control',
  'decision.confirm': 'control',
  'decision.cancel': 'control',
  'list.retry': 'control',
  'list.heard': 'answer',
  'news.show': 'control',
} satisfies Origins<typeof receivedRatingsMachine>;
