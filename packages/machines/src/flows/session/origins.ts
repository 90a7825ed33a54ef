import type { Origins } from '../../testing/origins.ts';
import type { sessionMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const sessionOrigins = {
  'session.restore': 'browser',
  'session.open': 'flow',
  'session.change': 'flow',
  'session.sync': 'browser',
  'session.end': 'browser',
  'session.expire': 'answer',
  'session.confirm': 'answer',
  'session.close': 'control',
  'page.show': 'address',
} satisfies Origins<typeof sessionMachine>;
