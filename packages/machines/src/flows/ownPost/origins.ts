import type { Origins } from '../../testing/origins.ts';
import type { ownPostMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const ownPostOrigins = { 'post.heard': 'answer' } satisfies Origins<typeof ownPostMachine>;
