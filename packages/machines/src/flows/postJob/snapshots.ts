import type { SnapshotFrom } from 'xstate';

import type { JobValues } from '../../kit/jobForm.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { job, postedProject } from '../../testing/samples.ts';
import type { PostJobInput } from './machine.ts';
import { postJobMachine } from './machine.ts';

type Event = ReplayEvent<typeof postJobMachine>;

export const complete: JobValues = {
  title: job.title,
  description: job.description,
  skillsRequired: job.skillsRequired,
  budgetMin: '2500',
  budgetMax: '$4,000',
  duration: job.duration,
};

export const input: PostJobInput = { draft: null, again: null, idempotencyKey: 'a-key-of-this-form' };

/** A project that was ended, and is posted again. */
export const again: PostJobInput = { ...input, again: postedProject.id };

/** Every field filled in. */
export const filled: Event[] = [
  { type: 'field.change', name: 'title', value: complete.title },
  { type: 'field.change', name: 'description', value: complete.description },
  { type: 'field.change', name: 'skillsRequired', value: complete.skillsRequired },
  { type: 'field.change', name: 'budgetMin', value: complete.budgetMin },
  { type: 'field.change', name: 'budgetMax', value: complete.budgetMax },
  { type: 'field.change', name: 'duration', value: complete.duration },
];

const posting: Event[] = [...filled, { type: 'job.post' }];

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const postJobSnapshots = {
  editing: at(postJobMachine, input),
  reading: at(postJobMachine, again),
  unread: at(postJobMachine, again, [rejected('getClientProject', failing.network)]),
  posting: at(postJobMachine, input, posting),
  posted: at(postJobMachine, input, [...posting, settled('createProject', postedProject)]),
} satisfies Record<StateOf<typeof postJobMachine>, SnapshotFrom<typeof postJobMachine>>;

/** Refinements of a state that people meet. */
export const postJobVariations = {
  filled: at(postJobMachine, input, filled),
  postedAgain: at(postJobMachine, again, [settled('getClientProject', postedProject)]),
  incomplete: at(postJobMachine, input, [{ type: 'job.post' }]),
  refused: at(postJobMachine, input, [
    ...posting,
    rejected(
      'createProject',
      failing.refused(422, 'Please check your input and try again.', {
        budgetMax: 'Maximum budget must be at least the minimum budget.',
      }),
    ),
  ]),
};
