import { assign, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import { resource } from '../../archetypes/resource.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { confirmation, task } from '../../archetypes/task.ts';
import { call, versionedCall } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { emptyForm } from '../../kit/forms.ts';
import { tell } from '../../kit/parts.ts';
import { profileLoadFailure, profileUpdateFailure } from '../../kit/profileFailures.ts';
import { required } from '../../kit/required.ts';
import type { Schema, Versioned } from '../../kit/schema.ts';
import type { ChosenFile } from '../../kit/upload.ts';
import type { Entry, EntryBody, EntryKind, EntryValues } from './entries.ts';
import { bodyOf, emptyEntry, entriesOf, movedIn, placeOf, problemsIn } from './entries.ts';

export type { Entry, EntryBody, EntryKind, EntryValues } from './entries.ts';

export interface ProfileEntriesInput {
  kind: EntryKind;
}

/** One place up, or one down. */
export type Step = -1 | 1;

interface Context extends ProfileEntriesInput, SubmissionContext<EntryValues, EntryBody> {
  /** As they were loaded last; they stay on screen while they load again. */
  entries: readonly Entry[] | null;
  /** The entry that is edited or about to be removed; null for a new one. */
  id: string | null;
  /** Where it is being moved: one up or one down. */
  by: Step | null;
  /** A new picture for it. */
  image: ChosenFile | null;
}

type Event =
  | { type: 'list.retry' }
  | { type: 'entry.add' }
  | { type: 'entry.edit'; id: string }
  | { type: 'entry.remove'; id: string }
  | { type: 'entry.move'; id: string; by: Step }
  | FieldChange<EntryValues>
  | { type: 'image.choose'; image: ChosenFile | null }
  | { type: 'entry.save' }
  | { type: 'entry.cancel' }
  | DecisionEvent;

/** An entry to save: a new one has no id. */
export interface SaveEntryCall {
  id: string | null;
  entry: EntryBody;
  image: ChosenFile | null;
}

export interface MoveEntryCall {
  id: string;
  /** The first is 1. */
  place: number;
}

export interface RemoveEntryCall {
  kind: EntryKind;
  id: string;
}

const reading = resource({
  types: {} as Context,
  call: 'getFreelancerProfile',
  keep: ({ data }: Versioned<Schema<'FreelancerProfile'>>, { kind }) => ({ entries: entriesOf[kind](data) }),
  shown: 'listed',
  failing: 'loadFailed',
  said: profileLoadFailure,
  retry: 'list.retry',
});

const form = submittedForm({
  machine: 'profileEntries',
  event: 'entry.save',
  states: { editing: 'editing', sending: 'saving', done: 'loading' },
  problemsIn: (values: EntryValues, { kind }: ProfileEntriesInput) => problemsIn(kind, values),
  submit: ({ kind, values }: Context) => ({ submission: bodyOf(kind, values) }),
  call: 'saveEntry',
  input: ({ id, submission, image }): SaveEntryCall => ({ id, entry: required(submission), image }),
  accepted: [tell(() => success('Profile Updated Successfully!', 'The entry is saved.'))],
  failure: profileUpdateFailure,
});

const moving = task({
  types: {} as Context,
  call: 'moveEntry',
  input: ({ entries, id, by }): MoveEntryCall => ({
    id: required(id),
    place: placeOf(entries, required(id)) + required(by),
  }),
  back: 'listed',
  keep: (_: unknown, { entries, id, by }) => ({ entries: movedIn(required(entries), required(id), required(by)) }),
  said: (_: unknown, { entries, id }) =>
    success('Portfolio Reordered', `The piece is number ${placeOf(entries, required(id))} of ${entries?.length} now.`),
  failure: profileUpdateFailure,
});

const removing = task({
  types: {} as Context,
  call: 'removeEntry',
  input: ({ kind, id }): RemoveEntryCall => ({ kind, id: required(id) }),
  back: 'listed',
  done: 'loading',
  said: success('Profile Updated Successfully!', 'The entry is removed.'),
  failure: profileUpdateFailure,
});

/**
 * A list of a freelancer's profile, edited in place, entry by entry: education, experience or portfolio.
 *
 * Guarantees: one entry is edited at a time and saved by itself; only values that hold are sent; a failure is said,
 * belongs to that entry alone and keeps everything typed; nothing is removed unasked; a piece of the portfolio stands
 * where it was moved once the server has it there.
 *
 * Area: Profiles.
 */
export const profileEntriesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ProfileEntriesInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getFreelancerProfile: versionedCall<Schema<'FreelancerProfile'>>('getFreelancerProfile'),
    saveEntry: call<unknown, SaveEntryCall>('saveEntry'),
    removeEntry: call<unknown, RemoveEntryCall>('removeEntry'),
    moveEntry: call<unknown, MoveEntryCall>('moveEntry'),
  },
  guards: {
    entryExists: ({ context: { entries } }, { id }: { id: string }) =>
      entries?.some((entry) => entry.id === id) ?? false,
    hasRoom: ({ context: { kind, entries } }, { id, by }: { id: string; by: Step }) => {
      const place = placeOf(entries, id);
      return kind === 'portfolio' && place > 0 && place + by > 0 && place + by <= (entries?.length ?? 0);
    },
    isPortfolio: ({ context }) => context.kind === 'portfolio',
    ...form.guards,
  },
}).createMachine({
  id: 'profileEntries',
  context: ({ input }) => ({
    ...input,
    ...emptyForm(emptyEntry),
    entries: null,
    id: null,
    by: null,
    image: null,
    submission: null,
  }),
  initial: 'loading',
  states: {
    loading: reading.loading,
    loadFailed: reading.failed,
    listed: {
      ...reading.shown,
      on: {
        'entry.add': {
          target: 'editing',
          actions: assign({ ...emptyForm(emptyEntry), id: null, image: null }),
        },
        'entry.edit': {
          guard: { type: 'entryExists', params: ({ event }) => event },
          target: 'editing',
          actions: assign(({ context: { entries }, event: { id } }) => ({
            ...emptyForm(required(entries?.find((entry) => entry.id === id)?.values ?? null)),
            id,
            image: null,
          })),
        },
        'entry.remove': {
          guard: { type: 'entryExists', params: ({ event }) => event },
          target: 'confirming',
          actions: assign(({ event }) => ({ id: event.id })),
        },
        'entry.move': {
          guard: { type: 'hasRoom', params: ({ event }) => event },
          target: 'moving',
          actions: assign(({ event: { id, by } }) => ({ id, by })),
        },
      },
    },
    editing: {
      ...form.editing,
      on: {
        ...form.editing.on,
        'image.choose': { guard: 'isPortfolio', actions: assign(({ event }) => ({ image: event.image })) },
        'entry.cancel': 'listed',
      },
    },
    saving: form.sending,
    moving,
    confirming: confirmation({ sending: 'removing', back: 'listed' }),
    removing,
  },
});
