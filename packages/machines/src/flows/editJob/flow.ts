import { assign, setup } from 'xstate';

import { missingWith } from '../../archetypes/resource.ts';
import type { SaveCall, VersionedContext, VersionedInput, VersionEvent } from '../../archetypes/versionedForm.ts';
import { versionedForm } from '../../archetypes/versionedForm.ts';
import { nextStatus } from '../../domain/lifecycle.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { isRefusedWith } from '../../kit/failure.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { parsed } from '../../kit/forms.ts';
import type { JobValues } from '../../kit/jobForm.ts';
import { changeJob, completeJob, jobValuesOf, noJob, problemsInJob } from '../../kit/jobForm.ts';
import { answer, failure, tell } from '../../kit/parts.ts';
import type { Schema, Versioned } from '../../kit/schema.ts';
import { projectStatusMachine } from '../../lifecycles/projectStatus/machine.ts';
import { loadFailure, refusalOf, saveFailure } from './failures.ts';

type Submission = Schema<'ProjectCreation'>;
type Loaded = Versioned<Schema<'ClientProject'>>;

interface Context extends VersionedContext<JobValues, Submission> {
  /** Whether the address names a project. */
  isNamed: boolean;
  /** Why the post can no longer be edited. */
  refusal: string | null;
}

type Event = VersionEvent | FieldChange<JobValues> | { type: 'post.retry' } | { type: 'post.save' };

export interface EditJobInput extends VersionedInput<JobValues> {
  /** Whether the address names a project. */
  isNamed: boolean;
}

const form = versionedForm({
  machine: 'editJob',
  retry: 'post.retry',
  event: 'post.save',
  calls: { load: 'getClientProject', save: 'editProject' },
  empty: noJob,
  valuesOf: (project: Schema<'ClientProject'>): JobValues => jobValuesOf(project),
  edit: changeJob,
  problemsIn: problemsInJob,
  parse: (values): Submission => parsed(completeJob(values), values),
  saved: [tell(() => success('Post Updated', 'It says so everywhere at once. Everyone who has applied is told.'))],
  loadFailure,
  saveFailure,
});
const missing = missingWith(400, 403, 404);
const { loading, saving } = form.chart.states;

/**
 * Editing a post that is open.
 *
 * Guarantees: only a complete post is saved, over the version that was read; a change made elsewhere is overwritten only on
 * request; where the post can no longer be edited, the flow says why, and what was typed can still be read and copied; a
 * project that is another client's, or does not exist, is told apart from one that could not be loaded.
 *
 * Area: Posting and applying.
 */
export const editJobMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as EditJobInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getClientProject: call<Loaded, void>('getClientProject'),
    editProject: call<unknown, SaveCall<Submission>>('editProject'),
  },
  guards: {
    ...form.guards,
    ...missing.guards,
    isUnnamed: ({ context }) => !context.isNamed,
    isOver: (_, { error }: Failed) => isRefusedWith(error, 404, 409),
    isClosed: (_, { output }: { output: Loaded }) =>
      !nextStatus(projectStatusMachine, output.data.status, { type: 'project.edit' }).ok,
  },
}).createMachine({
  id: 'editJob',
  context: ({ input }) => ({ ...form.context(input), isNamed: input.isNamed, refusal: null }),
  ...form.chart,
  states: {
    ...form.chart.states,
    loading: {
      ...loading,
      always: { guard: 'isUnnamed', target: 'missing' },
      invoke: {
        ...loading.invoke,
        onDone: [
          {
            guard: { type: 'isClosed', params: answer },
            target: 'refused',
            actions: assign({ refusal: 'This project is no longer open, so its post can no longer be edited.' }),
          },
          loading.invoke.onDone,
        ],
        onError: [missing.failure, loading.invoke.onError],
      },
    },
    saving: {
      ...saving,
      invoke: {
        ...saving.invoke,
        onError: [
          {
            guard: { type: 'isOver', params: failure },
            target: 'refused',
            actions: assign(({ event }) => ({ refusal: refusalOf(event.error) })),
          },
          ...saving.invoke.onError,
        ],
      },
    },
    /** It was given to someone, or withdrawn. What was typed stays on the screen. */
    refused: {},
    /** There is no such project of this client's. */
    missing: missing.state,
  },
});
