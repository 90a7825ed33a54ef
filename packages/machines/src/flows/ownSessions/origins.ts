import type { Origins } from '../../testing/origins.ts';
import type { ownSessionsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const ownSessionsOrigins = {
  'session.end': 'control',
  'others.end': 'control',
  'decision.confirm': 'control',
  'decision.cancel': 'control',
  'list.retry': 'control',
  // Changing the password ends the other sessions.
  'list.refresh': 'flow',
  'list.heard': 'answer',
  'news.show': 'control',
} satisfies Origins<typeof ownSessionsMachine>;
