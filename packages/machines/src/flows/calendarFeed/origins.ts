import type { Origins } from '../../testing/origins.ts';
import type { calendarFeedMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const calendarFeedOrigins = {
  'feed.start': 'control',
  'feed.end': 'control',
  'feed.retry': 'control',
  'address.copy': 'control',
  'address.renew': 'control',
  'decision.confirm': 'control',
  'decision.cancel': 'control',
} satisfies Origins<typeof calendarFeedMachine>;
