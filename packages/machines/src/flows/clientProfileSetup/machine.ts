import type { Industry } from '@guildhall/api/enums';
import { industries } from '@guildhall/api/enums';
import { updateClientProfile as limits } from '@guildhall/api/limits';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import { isBlank, orNull } from '../../kit/blank.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import { optionalText, optionalUrl, requiredText } from '../../kit/fields.ts';
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
import { isOutdated, profileCreationFailure, profileLoadFailure } from '../../kit/profileFailures.ts';
import { required } from '../../kit/required.ts';
import type { Schema, Versioned } from '../../kit/schema.ts';

export interface ClientProfileValues {
  companyName: string;
  industry: Industry | null;
  website: string;
  location: string;
  bio: string;
  profileSummary: string;
}

interface Context extends FormContext<ClientProfileValues> {
  /** What was typed and is to outlive the profile that is being loaded. */
  draft: ClientProfileValues | null;
  /** The version of the profile that was loaded. */
  etag: string | null;
  /** What is sent, or was last. */
  submission: Schema<'ClientProfileUpdate'> | null;
}

type Event =
  | FieldChange<ClientProfileValues>
  | { type: 'profile.retry' }
  | { type: 'profile.save' }
  | { type: 'version.load' }
  | { type: 'version.override' };

export interface ClientProfileSetupInput {
  /** What was typed before, by a form that was left unsaved. It wins over the profile as it is. */
  draft: ClientProfileValues | null;
}

export interface UpdateClientProfileCall {
  ifMatch: string | undefined;
  body: Schema<'ClientProfileUpdate'>;
}

const values = z.object({
  companyName: requiredText('Enter your company name.', limits.companyName),
  industry: z.enum(industries, 'Choose your industry.'),
  website: optionalUrl(limits.website),
  location: requiredText('Enter your location.', limits.location),
  bio: optionalText(limits.bio),
  profileSummary: optionalText(limits.profileSummary),
});

const empty: ClientProfileValues = {
  companyName: '',
  industry: null,
  website: '',
  location: '',
  bio: '',
  profileSummary: '',
};

const valuesOf = (profile: Schema<'ClientProfile'>): ClientProfileValues => ({
  companyName: profile.companyName ?? '',
  industry: profile.industry,
  website: profile.website ?? '',
  location: profile.location ?? '',
  bio: profile.bio ?? '',
  profileSummary: profile.profileSummary ?? '',
});

function parse(form: ClientProfileValues): Schema<'ClientProfileUpdate'> {
  const { website, bio, profileSummary, ...others } = parsed(values, form);
  return { ...others, website: orNull(website), bio: orNull(bio), profileSummary: orNull(profileSummary) };
}

/**
 * Setting up the company.
 *
 * Guarantees: what is saved is complete and is based on the profile as it is, never over a change made elsewhere; after
 * such a change, and after any failure, everything typed is still there; the person goes on only when the
 * profile is saved.
 */
export const clientProfileSetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ClientProfileSetupInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getClientProfile: call<Versioned<Schema<'ClientProfile'>>, void>('getClientProfile'),
    updateClientProfile: call<unknown, UpdateClientProfileCall>('updateClientProfile'),
  },
  guards: {
    isOutdated: (_, { error }: Failed) => isOutdated(error),
    isComplete: ({ context }) => !hasProblems(problemsOf(values, context.values)),
    somethingIsMissing: ({ context: { values } }) =>
      isBlank(values.companyName) || values.industry === null || isBlank(values.location),
  },
  actions: {
    forgetProblems: assign(forgetProblems),
    markProblems: assign(({ context }) => refuse(context, problemsOf(values, context.values))),
  },
}).createMachine({
  id: 'clientProfileSetup',
  context: ({ input: { draft } }) => ({ ...emptyForm(draft ?? empty), draft, etag: null, submission: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getClientProfile',
        src: 'getClientProfile',
        onDone: {
          target: 'editing',
          actions: assign(({ context: { draft }, event: { output } }) => ({
            ...emptyForm(draft ?? valuesOf(output.data)),
            draft: null,
            etag: output.etag,
          })),
        },
        onError: { target: 'loadFailed', actions: emit(({ event }) => profileLoadFailure(event.error)) },
      },
    },
    loadFailed: { on: { 'profile.retry': 'loading' } },
    editing: {
      initial: 'current',
      on: { 'field.change': { actions: assign(({ context, event }) => edit(context, event)) } },
      states: {
        current: {
          on: {
            'profile.save': [
              {
                guard: 'isComplete',
                target: '#clientProfileSetup.saving',
                actions: assign(({ context }) => ({ submission: parse(context.values) })),
              },
              {
                guard: 'somethingIsMissing',
                actions: [
                  'markProblems',
                  emit(
                    problem(
                      'Incomplete Profile',
                      'Please fill in all required fields (Company Name, Industry, Location)',
                    ),
                  ),
                ],
              },
              { actions: 'markProblems' },
            ],
          },
        },
        outdated: {
          on: {
            'version.load': '#clientProfileSetup.loading',
            'version.override': {
              target: '#clientProfileSetup.loading',
              actions: assign(({ context }) => ({ draft: context.values })),
            },
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'updateClientProfile',
        src: 'updateClientProfile',
        input: ({ context: { etag, submission } }) => ({ ifMatch: etag ?? undefined, body: required(submission) }),
        onDone: {
          target: 'saved',
          actions: [emit(success('Profile Created Successfully!')), emit({ type: 'proceed' })],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'editing.outdated',
            actions: emit(({ event }) => profileCreationFailure(event.error)),
          },
          {
            target: 'editing',
            actions: [
              assign(({ context, event }) => refuse(context, problemsFrom(refusedFields(event.error), context.values))),
              emit(({ event }) => profileCreationFailure(event.error)),
            ],
          },
        ],
      },
    },
    saved: { type: 'final' },
  },
});
