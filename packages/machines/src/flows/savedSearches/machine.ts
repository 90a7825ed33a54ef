import { digestFrequencies } from '@guildhall/api/enums';
import { createSavedSearch as limits } from '@guildhall/api/limits';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { resource } from '../../archetypes/resource.ts';
import type { SavedCriteria, SavedSearch } from '../../domain/savedSearch.ts';
import { savedAs, searchInAddress } from '../../domain/savedSearch.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import { requiredText } from '../../kit/fields.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import {
  edit,
  emptyForm,
  forgetProblems,
  hasProblems,
  parsed,
  problemsFrom,
  problemsOf,
  refuse,
} from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { granted, keyOf, newIntent, send } from '../../kit/intent.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { deleteFailure, isGone, saveFailure } from './failures.ts';

export interface SavedSearchValues {
  name: string;
  digest: Schema<'DigestFrequency'>;
}

interface Context extends FormContext<SavedSearchValues> {
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
  /** What was sent, or is being sent. */
  submission: SavedSearchValues | null;
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
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
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

/**
 * The searches that a person has saved, and the one that is listed now.
 *
 * Guarantees: the same search is not saved twice, also when an answer is lost; what was typed stays when saving is refused or fails; nothing is removed
 * before it is confirmed; a search that is opened counts as seen up to when its figures were read, and is listed with what
 * has come since the last time marked, also where that could not be told to the server.
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
    canBeSavedAsItIs: ({ context }) => isNew(context) && !hasProblems(problemsOf(values, context.values)),
    somethingIsMissing: ({ context }) => hasProblems(problemsOf(values, context.values)),
    isSaved: ({ context }, { id }: { id: string }) => (context.searches ?? []).some((search) => search.id === id),
    refusesFields: ({ context }, { error }: Failed) => hasProblems(problemsFrom(refusedFields(error), context.values)),
    isGone: (_, { error }: Failed) => isGone(error),
  },
  actions: {
    edit: assign(({ context, event }) => (event.type === 'field.change' ? edit(context, event) : {})),
    markProblems: assign(({ context }) => refuse(context, problemsOf(values, context.values))),
    markRefused: assign(({ context }, { error }: Failed) =>
      refuse(context, problemsFrom(refusedFields(error), context.values)),
    ),
    parse: assign(({ context }) => ({ submission: parsed(values, context.values) })),
    // A lost answer does not save it twice, and is not refused for its own name.
    intend: assign(({ context: { intent, submission } }) => ({ intent: send(intent, required(submission)) })),
    forgetProblems: assign(forgetProblems),
    choose: assign(({ context }, { id }: { id: string }) => ({
      chosen: (context.searches ?? []).find((search) => search.id === id) ?? null,
    })),
    beginEditing: assign(({ context }) => {
      const { name, digest } = required(context.chosen);
      return { ...emptyForm({ name, digest }), draft: context.values };
    }),
    endEditing: assign(({ context }) => backToDraft(context)),
    remove: assign(({ context }) => ({
      searches: (context.searches ?? []).filter(({ id }) => id !== context.chosen?.id),
      chosen: null,
    })),
    sayWhySaveFailed: emit((_, { error }: Failed) => saveFailure(error)),
    sayWhyDeleteFailed: emit((_, { error }: Failed) => deleteFailure(error)),
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
        'field.change': { guard: 'canBeSaved', actions: 'edit' },
        'search.save': [
          { guard: 'canBeSavedAsItIs', target: 'saving', actions: ['parse', 'intend'] },
          { guard: 'canBeSaved', actions: 'markProblems' },
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
    saving: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'createSavedSearch',
        src: 'createSavedSearch',
        input: ({ context: { criteria, submission, intent } }) => ({
          body: { ...required(submission), criteria: required(criteria) },
          idempotencyKey: keyOf(intent),
        }),
        onDone: {
          target: 'ready',
          actions: [
            assign(({ context, event }) => ({
              searches: [event.output, ...(context.searches ?? [])],
              intent: granted(context.intent),
            })),
          ],
        },
        onError: [
          {
            guard: { type: 'refusesFields', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'markRefused', params: ({ event }) => event },
          },
          { target: 'ready', actions: { type: 'sayWhySaveFailed', params: ({ event }) => event } },
        ],
      },
    },
    editing: {
      on: {
        'field.change': { actions: 'edit' },
        'edit.save': [
          { guard: 'somethingIsMissing', actions: 'markProblems' },
          { target: 'updating', actions: 'parse' },
        ],
        'edit.cancel': { target: 'ready', actions: 'endEditing' },
      },
    },
    updating: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'updateSavedSearch',
        src: 'updateSavedSearch',
        input: ({ context: { chosen, submission } }) => ({
          params: { savedSearchId: required(chosen).id },
          body: required(submission),
        }),
        onDone: {
          target: 'ready',
          actions: [
            assign(({ context, event }) => ({
              searches: (context.searches ?? []).map((one) => (one.id === event.output.id ? event.output : one)),
            })),
            'endEditing',
          ],
        },
        onError: [
          {
            guard: { type: 'refusesFields', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'markRefused', params: ({ event }) => event },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'ready',
            actions: [{ type: 'sayWhySaveFailed', params: ({ event }) => event }, 'remove', 'endEditing'],
          },
          { target: 'editing', actions: { type: 'sayWhySaveFailed', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      on: {
        'deletion.confirm': 'deleting',
        'deletion.cancel': { target: 'ready', actions: assign({ chosen: null }) },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteSavedSearch',
        src: 'deleteSavedSearch',
        input: ({ context: { chosen } }) => ({ params: { savedSearchId: required(chosen).id } }),
        onDone: { target: 'ready', actions: 'remove' },
        onError: [
          // Removed elsewhere: that is what was asked for.
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'ready', actions: 'remove' },
          { target: 'asking', actions: { type: 'sayWhyDeleteFailed', params: ({ event }) => event } },
        ],
      },
    },
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
    opened: { type: 'final' },
  },
});
