import type { Origins } from '../../testing/origins.ts';
import type { applicantsMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const applicantsOrigins = {
  'application.accept': 'control',
  'application.reject': 'control',
  'several.choose': 'control',
  'several.change': 'control',
  'several.all': 'control',
  'several.leave': 'control',
  'several.reject': 'control',
  'decision.confirm': 'control',
  'decision.cancel': 'control',
  'project.filter': {
    from: 'control',
    hiddenIn: {
      loading: 'No project is known to choose until the first list is there, or the dashboard has named some.',
      failed: 'The same, where the first list could not be read.',
      empty: 'No one has applied to any project.',
    },
  },
  'shortlist.filter': 'control',
  'field.change': 'control',
  'star.change': 'control',
  'star.kept': 'answer',
  'star.failed': 'answer',
  'view.know': 'answer',
  'address.set': 'address',
  'list.retry': 'control',
  'list.refresh': 'flow',
  'list.heard': 'answer',
  'news.show': 'control',
} satisfies Origins<typeof applicantsMachine>;
