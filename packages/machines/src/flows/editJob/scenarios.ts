import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { assignedPost, postedProject } from '../../testing/samples.ts';
import type { EditJobInput } from './flow.ts';
import { editJobMachine } from './flow.ts';

type Event = ReplayEvent<typeof editJobMachine>;

export const input: EditJobInput = { draft: null, isNamed: true };

export const loaded: Event = settled('getClientProject', { data: postedProject, etag: '"1"' });
/** The post after an edit in another tab. */
export const newer: Event = settled('getClientProject', {
  data: { ...postedProject, title: 'Redesign of our two shops' },
  etag: '"2"',
});
export const closed: Event = settled('getClientProject', {
  data: assignedPost,
  etag: '"3"',
});
export const failure: Event = rejected('getClientProject', failing.network);
export const notOwn: Event = rejected('getClientProject', failing.refused(403));

export const words = 'Our shop is slow on phones. We need a new front end, and someone who stays for a year.';
export const save = { type: 'post.save' } as const;
export const saving: Event[] = [loaded, { type: 'field.change', name: 'description', value: words }, save];
export const comparing: Event[] = [...saving, rejected('editProject', failing.refused(412))];
export const outdated: Event[] = [...comparing, newer];
export const tooLate = 'This project is assigned, so its post can no longer be edited.';
export const refused: Event[] = [...saving, rejected('editProject', failing.refused(409, tooLate))];

export const editJobFlow = defineFlow({
  machine: editJobMachine,
  input,
  scenarios: {
    loading: [],
    loadFailed: [failure],
    'editing.current': [loaded],
    'editing.outdated': outdated,
    saving: saving,
    comparing: comparing,
    refused: refused,
    missing: [notOwn],
    saved: [...saving, settled('editProject')],

    incomplete: [loaded, { type: 'field.change', name: 'title', value: ' ' }, save],
    closedBefore: [closed],
  },
});
