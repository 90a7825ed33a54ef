import type { Origins } from '../../testing/origins.ts';
import type { talentSearchMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const talentSearchOrigins = {
  'typed.change': 'control',
  'typed.submit': { from: ['control', 'clock'] },
  'filters.change': 'control',
  'places.found': 'answer',
  'sort.change': 'control',
  'panel.change': 'control',
  'choice.change': 'control',
  'choice.clear': 'control',
  'address.set': 'address',
  'list.retry': 'control',
} satisfies Origins<typeof talentSearchMachine>;
