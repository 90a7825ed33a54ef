import { digestFrequencies } from '@guildhall/api/enums';
import { createSavedSearch as limits } from '@guildhall/api/limits';
import type { AnyEventObject } from 'xstate';
import { and, assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import { resource } from '../../archetypes/resource.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { confirmation, task } from '../../archetypes/task.ts';
import type { SavedCriteria, SavedSearch } from '../../domain/savedSearch.ts';
import { savedAs, searchInAddress } from '../../domain/savedSearch.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import { requiredText } from '../../kit/fields.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { emptyForm, hasProblems, parsed, problemsFrom, problemsOf } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { granted, keyOf, newIntent, send } from '../../kit/intent.ts';
import type { AnsweredCall, FailedCall } from '../../kit/parts.ts';
import { failure, put, tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { deleteFailure, isGone, saveFailure } from './failures.ts';

export interface SavedSearchValues {
  name: string;
  digest: Schema<'DigestFrequency'>;
}

interface Context extends SubmissionContext<SavedSearchValues, SavedSearchValues> {
  /** The search that is listed; null where it looks for nothing. */
  criteria: SavedCriteria | null;
  /** The saved searches, the latest first; null until they are read. */
  searches: readonly SavedSearch[] | null;
  /** When they were read. */
  readAt: string;
  /** The one that is changed, removed or opened. */
  chosen: SavedSearch | null;
  /** The form for a new one, while another is changed. */
  draft: SavedSearchValues;
  intent: Intent;
}

type Event =
  | FieldChange<SavedSearchValues>
  | { type: 'list.retry' }
  | { type: 'search.save' }
  | { type: 'search.edit'; id: string }
  | { type: 'edit.save' }
  | { type: 'edit.cancel' }
  | { type: 'search.delete'; id: string }
  | DecisionEvent
  | { type: 'search.open'; id: string };

export interface SavedSearchesInput {
  criteria: SavedCriteria | null;
  /** A name for the search that is listed. */
  suggestion: string;
  /** Unique to this form. */
  idempotencyKey: string;
}

export interface SavedSearchCall {
  params: { savedSearchId: string };
}

export interface CreateSavedSearchCall {
  body: SavedSearchValues & { criteria: SavedCriteria };
  idempotencyKey: string;
}

export interface UpdateSavedSearchCall extends SavedSearchCall {
  body: SavedSearchValues;
}

export interface MarkSavedSearchSeenCall extends SavedSearchCall {
  body: { seenAt: string };
}

const values = z.object({
  name: requiredText('Enter a name.', limits.name),
  digest: z.enum(digestFrequencies),
});

/** Whether the search that is listed looks for something that no saved one looks for. */
const isNew = ({ criteria, searches }: Context): boolean =>
  criteria !== null && savedAs(criteria, searches ?? []) === null;

/** Begins with the form for a new search, as it was left. */
const backToDraft = ({ draft }: Context): Partial<Context> => ({ ...emptyForm(draft), chosen: null });

const reading = resource({
  types: {} as Context,
  call: 'listSavedSearches',
  keep: ({ savedSearches, readAt }: Schema<'SavedSearchList'>) => ({ searches: savedSearches, readAt }),
  shown: 'ready',
  retry: 'list.retry',
});

const endEditing = put<Context, AnyEventObject>(({ context }) => backToDraft(context));

const without = ({ searches, chosen }: Context) => ({
  searches: (searches ?? []).filter(({ id }) => id !== chosen?.id),
  chosen: null,
});
const remove = put<Context, AnyEventObject>(({ context }) => without(context));

const sayWhySaveFailed = tell<FailedCall>(({ event }) => saveFailure(event.error));

const form = {
  machine: 'savedSearches',
  problemsIn: (typed: SavedSearchValues) => problemsOf(values, typed),
  // What is refused of a field is said at that field.
  failure: () => null,
} as const;

const creation = submittedForm({
  ...form,
  event: 'search.save',
  states: { editing: 'ready', sending: 'saving', done: 'ready' },
  submit: (context: Context) => {
    const submission = parsed(values, context.values);
    // A lost answer does not save it twice, and is not refused for its own name.
    return { submission, intent: send(context.intent, submission) };
  },
  call: 'createSavedSearch',
  input: ({ criteria, submission, intent }): CreateSavedSearchCall => ({
    body: { ...required(submission), criteria: required(criteria) },
    idempotencyKey: keyOf(intent),
  }),
  accepted: [
    put<Context, AnsweredCall<SavedSearch>>(({ context: { searches, intent }, event }) => ({
      searches: [event.output, ...(searches ?? [])],
      intent: granted(intent),
    })),
  ],
  failures: [{ guard: { type: 'refusesNoField', params: failure }, target: 'ready', actions: sayWhySaveFailed }],
});
const [submitted, refused] = creation.submitting;

const update = submittedForm({
  ...form,
  event: 'edit.save',
  states: { editing: 'editing', sending: 'updating', done: 'ready' },
  submit: (context: Context) => ({ submission: parsed(values, context.values) }),
  call: 'updateSavedSearch',
  input: ({ chosen, submission }): UpdateSavedSearchCall => ({
    params: { savedSearchId: required(chosen).id },
    body: required(submission),
  }),
  accepted: [
    put<Context, AnsweredCall<SavedSearch>>(({ context: { searches }, event: { output } }) => ({
      searches: (searches ?? []).map((one) => (one.id === output.id ? output : one)),
    })),
    endEditing,
  ],
  failures: [
    {
      guard: { type: 'isGone', params: failure },
      target: 'ready',
      actions: [sayWhySaveFailed, remove, endEditing],
    },
    { guard: { type: 'refusesNoField', params: failure }, target: 'editing', actions: sayWhySaveFailed },
  ],
});

const asking = confirmation({ sending: 'deleting', back: 'ready' });

const deleting = task({
  types: {} as Context,
  call: 'deleteSavedSearch',
  input: ({ chosen }): SavedSearchCall => ({ params: { savedSearchId: required(chosen).id } }),
  back: 'asking',
  done: 'ready',
  keep: (_: unknown, context) => without(context),
  // Removed elsewhere: that is what was asked for.
  failures: [{ guard: { type: 'isGone', params: failure }, target: 'ready', actions: remove }],
  failure: deleteFailure,
});

/**
 * The searches that a person has saved, and the one that is listed now.
 *
 * Guarantees: the same search is not saved twice, also when an answer is lost; what was typed stays when saving is refused or fails; nothing is removed
 * before it is confirmed; a search that is opened counts as seen up to when its figures were read, and is listed with what
 * has come since the last time marked, also where that could not be told to the server.
 *
 * Area: Finding.
 */
export const savedSearchesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as SavedSearchesInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    listSavedSearches: call<Schema<'SavedSearchList'>, void>('listSavedSearches'),
    createSavedSearch: call<SavedSearch, CreateSavedSearchCall>('createSavedSearch'),
    updateSavedSearch: call<SavedSearch, UpdateSavedSearchCall>('updateSavedSearch'),
    deleteSavedSearch: call<unknown, SavedSearchCall>('deleteSavedSearch'),
    markSavedSearchSeen: call<SavedSearch, MarkSavedSearchSeenCall>('markSavedSearchSeen'),
  },
  guards: {
    canBeSaved: ({ context }) => isNew(context),
    ...creation.guards,
    isSaved: ({ context }, { id }: { id: string }) => (context.searches ?? []).some((search) => search.id === id),
    refusesNoField: ({ context }, { error }: Failed) =>
      !hasProblems(problemsFrom(refusedFields(error), context.values)),
    isGone: (_, { error }: Failed) => isGone(error),
  },
  actions: {
    choose: assign(({ context }, { id }: { id: string }) => ({
      chosen: (context.searches ?? []).find((search) => search.id === id) ?? null,
    })),
    beginEditing: assign(({ context }) => {
      const { name, digest } = required(context.chosen);
      return { ...emptyForm({ name, digest }), draft: context.values };
    }),
    listFound: emit(({ context }) => {
      const { criteria, seenAt } = required(context.chosen);
      return {
        type: 'address.change' as const,
        search: { ...searchInAddress(criteria), saved: '', newSince: seenAt },
      };
    }),
  },
}).createMachine({
  id: 'savedSearches',
  context: ({ input: { criteria, suggestion, idempotencyKey } }) => {
    const draft: SavedSearchValues = { name: suggestion, digest: 'daily' };
    const intent = newIntent(idempotencyKey);
    return { ...emptyForm(draft), draft, criteria, searches: null, readAt: '', chosen: null, submission: null, intent };
  },
  initial: 'loading',
  states: {
    loading: reading.loading,
    failed: reading.failed,
    ready: {
      ...reading.shown,
      on: {
        'field.change': { guard: 'canBeSaved', ...creation.editing.on['field.change'] },
        'search.save': [
          { ...submitted, guard: and(['canBeSaved', 'isComplete']) },
          { ...refused, guard: 'canBeSaved' },
        ],
        'search.edit': {
          guard: { type: 'isSaved', params: ({ event }) => event },
          target: 'editing',
          actions: [{ type: 'choose', params: ({ event }) => event }, 'beginEditing'],
        },
        'search.delete': {
          guard: { type: 'isSaved', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'search.open': {
          guard: { type: 'isSaved', params: ({ event }) => event },
          target: 'opening',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    saving: creation.sending,
    editing: {
      ...update.editing,
      on: { ...update.editing.on, 'edit.cancel': { target: 'ready', actions: endEditing } },
    },
    updating: update.sending,
    asking: {
      ...asking,
      on: { ...asking.on, 'decision.cancel': { target: 'ready', actions: assign({ chosen: null }) } },
    },
    deleting,
    opening: {
      tags: 'busy',
      invoke: {
        id: 'markSavedSearchSeen',
        src: 'markSavedSearchSeen',
        input: ({ context: { chosen, readAt } }) => ({
          params: { savedSearchId: required(chosen).id },
          body: { seenAt: readAt },
        }),
        onDone: { target: 'opened', actions: 'listFound' },
        // Nothing is lost: what was new counts as new once more.
        onError: { target: 'opened', actions: 'listFound' },
      },
    },
    opened: creation.ended,
  },
});
