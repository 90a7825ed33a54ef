import type { Origins } from '../../testing/origins.ts';
import type { postedJobsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const postedJobsOrigins = {
  'address.set': 'address',
  'query.change': 'control',
  'query.submit': { from: ['control', 'clock'] },
  'status.change': 'control',
  'filters.clear': 'control',
  'completion.approve': 'control',
  'completion.reject': 'control',
  'project.cancel': 'control',
  'project.end': 'control',
  'field.change': 'control',
  'decision.confirm': 'control',
  'decision.cancel': 'control',
  'list.retry': 'control',
  'list.refresh': 'flow',
  'list.heard': 'answer',
  'news.show': 'control',
} satisfies Origins<typeof postedJobsMachine>;
