import type { Origins } from '../../testing/origins.ts';
import type { jobSearchMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const jobSearchOrigins = {
  'query.change': 'control',
  'query.submit': { from: ['control', 'clock'] },
  'filters.change': 'control',
  'category.change': 'control',
  'sort.change': 'control',
  'panel.change': 'control',
  'address.set': 'address',
  'list.retry': 'control',
  'job.set': 'flow',
} satisfies Origins<typeof jobSearchMachine>;
