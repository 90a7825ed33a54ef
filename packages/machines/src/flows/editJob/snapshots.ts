import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { postedProject } from '../../testing/samples.ts';
import type { EditJobInput } from './machine.ts';
import { editJobMachine } from './machine.ts';

type Event = ReplayEvent<typeof editJobMachine>;

export const input: EditJobInput = { draft: null, isNamed: true };

export const loaded: Event = settled('getClientProject', { data: postedProject, etag: '"1"' });
/** The post after an edit in another tab. */
export const newer: Event = settled('getClientProject', {
  data: { ...postedProject, title: 'Redesign of our two shops' },
  etag: '"2"',
});
export const closed: Event = settled('getClientProject', {
  data: { ...postedProject, status: 'ASSIGNED' },
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

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const editJobSnapshots = {
  loading: at(editJobMachine, input),
  loadFailed: at(editJobMachine, input, [failure]),
  'editing.current': at(editJobMachine, input, [loaded]),
  'editing.outdated': at(editJobMachine, input, outdated),
  saving: at(editJobMachine, input, saving),
  comparing: at(editJobMachine, input, comparing),
  refused: at(editJobMachine, input, refused),
  missing: at(editJobMachine, input, [notOwn]),
  saved: at(editJobMachine, input, [...saving, settled('editProject')]),
} satisfies Record<StateOf<typeof editJobMachine>, SnapshotFrom<typeof editJobMachine>>;

/** Refinements of a state that people meet. */
export const editJobVariations = {
  incomplete: at(editJobMachine, input, [loaded, { type: 'field.change', name: 'title', value: ' ' }, save]),
  closedBefore: at(editJobMachine, input, [closed]),
};
