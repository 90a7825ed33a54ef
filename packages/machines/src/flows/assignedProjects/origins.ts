import type { Origins } from '../../testing/origins.ts';
import type { assignedProjectsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const assignedProjectsOrigins = {
  'address.set': 'address',
  'completion.request': 'control',
  'project.end': 'control',
  'field.change': 'control',
  'decision.confirm': 'control',
  'decision.cancel': 'control',
  'list.retry': 'control',
  'list.refresh': 'flow',
  'list.heard': 'answer',
  'news.show': 'control',
} satisfies Origins<typeof assignedProjectsMachine>;
