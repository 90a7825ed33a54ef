import type { JobValues } from '../../kit/jobForm.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { job, postedProject } from '../../testing/samples.ts';
import type { PostJobInput } from './flow.ts';
import { postJobMachine } from './flow.ts';

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

export const postJobFlow = defineFlow({
  machine: postJobMachine,
  input,
  scenarios: {
    editing: [],
    reading: { input: again, events: [] },
    unread: { input: again, events: [rejected('getClientProject', failing.network)] },
    posting: posting,
    posted: [...posting, settled('createProject', postedProject)],

    filled: filled,
    postedAgain: { input: again, events: [settled('getClientProject', postedProject)] },
    incomplete: [{ type: 'job.post' }],
    refused: [
      ...posting,
      rejected(
        'createProject',
        failing.refused(422, 'Please check your input and try again.', {
          budgetMax: 'Maximum budget must be at least the minimum budget.',
        }),
      ),
    ],
  },
});
