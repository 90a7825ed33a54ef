import type { Origins } from '../../testing/origins.ts';
import type { jobDirectoryMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const jobDirectoryOrigins = {
  'form.change': 'control',
  'search.submit': 'control',
  'address.set': 'address',
  'list.retry': 'control',
  'freelancer.set': 'flow',
} satisfies Origins<typeof jobDirectoryMachine>;
