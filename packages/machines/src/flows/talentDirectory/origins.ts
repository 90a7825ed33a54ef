import type { Origins } from '../../testing/origins.ts';
import type { talentDirectoryMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const talentDirectoryOrigins = {
  'form.change': 'control',
  'search.submit': 'control',
  'address.set': 'address',
  'list.retry': 'control',
} satisfies Origins<typeof talentDirectoryMachine>;
