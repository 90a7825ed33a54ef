import type { Origins } from '../../testing/origins.ts';
import type { applicantsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const applicantsOrigins = {
  'application.accept': 'control',
  'application.reject': 'control',
  'decision.confirm': 'control',
  'decision.cancel': 'control',
  'project.filter': 'control',
  'address.set': 'address',
  'list.retry': 'control',
  'list.refresh': 'flow',
} satisfies Origins<typeof applicantsMachine>;
