import type { Origins } from '../../testing/origins.ts';
import type { postJobMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const postJobOrigins = {
  'field.change': 'control',
  'job.post': 'control',
  'post.retry': 'control',
  'form.clear': 'control',
} satisfies Origins<typeof postJobMachine>;
