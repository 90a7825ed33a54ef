import type { Origins } from '../../testing/origins.ts';
import type { roleChangeMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const roleChangeOrigins = { 'role.change': 'control' } satisfies Origins<typeof roleChangeMachine>;
