import type { Origins } from '../../testing/origins.ts';
import type { profileEntriesMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const profileEntriesOrigins = {
  'list.retry': 'control',
  'entry.add': 'control',
  'entry.edit': 'control',
  'entry.remove': 'control',
  'entry.move': 'control',
  'field.change': 'control',
  'image.choose': 'control',
  'entry.save': 'control',
  'entry.cancel': 'control',
  'removal.cancel': 'control',
  'removal.confirm': 'control',
} satisfies Origins<typeof profileEntriesMachine>;
