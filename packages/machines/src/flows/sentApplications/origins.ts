import type { Origins } from '../../testing/origins.ts';
import type { sentApplicationsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const sentApplicationsOrigins = {
  'address.set': 'address',
  'application.withdraw': 'control',
  'decision.cancel': 'control',
  'decision.confirm': 'control',
  // An application was edited in its dialog.
  'list.refresh': 'flow',
  'list.retry': 'control',
  'status.change': 'control',
  'list.heard': 'answer',
  'news.show': 'control',
} satisfies Origins<typeof sentApplicationsMachine>;
