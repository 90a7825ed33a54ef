import type { Origins } from '../../testing/origins.ts';
import type { peopleForPostsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const peopleForPostsOrigins = {
  'people.retry': 'control',
  'people.refresh': 'browser',
} satisfies Origins<typeof peopleForPostsMachine>;
