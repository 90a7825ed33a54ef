import type { Origins } from '../../testing/origins.ts';
import type { favouritesMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const favouritesOrigins = {
  'address.set': 'address',
  'favourite.change': 'control',
  'favourites.know': 'browser',
  'favourites.refuse': 'browser',
  'list.retry': 'control',
  'job.set': 'flow',
} satisfies Origins<typeof favouritesMachine>;
