import type { Origins } from '../../testing/origins.ts';
import type { savedSearchesMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const savedSearchesOrigins = {
  'field.change': 'control',
  'list.retry': 'control',
  'search.save': 'control',
  'search.edit': 'control',
  'edit.save': 'control',
  'edit.cancel': 'control',
  'search.delete': 'control',
  'deletion.confirm': 'control',
  'deletion.cancel': 'control',
  'search.open': 'control',
} satisfies Origins<typeof savedSearchesMachine>;
