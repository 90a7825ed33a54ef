import type { Industry } from '@guildhall/api/enums';
import { industries } from '@guildhall/api/enums';
import { updateClientProfile as limits } from '@guildhall/api/limits';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import type { SaveCall, VersionedContext, VersionedInput, VersionEvent } from '../../archetypes/versionedForm.ts';
import { versionedForm } from '../../archetypes/versionedForm.ts';
import { call } from '../../kit/actors.ts';
import { isBlank } from '../../kit/blank.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { clearable, optionalText, optionalUrl, requiredText } from '../../kit/fields.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { edit, parsed, problemsOf } from '../../kit/forms.ts';
import { profileSetup } from '../../kit/profileSetup.ts';
import type { Schema, Versioned } from '../../kit/schema.ts';

export interface ClientProfileValues {
  companyName: string;
  industry: Industry | null;
  website: string;
  location: string;
  bio: string;
  profileSummary: string;
}

type Submission = Schema<'ClientProfileUpdate'>;
type Context = VersionedContext<ClientProfileValues, Submission>;
type Event = VersionEvent | FieldChange<ClientProfileValues> | { type: 'profile.retry' } | { type: 'profile.save' };

export type ClientProfileSetupInput = VersionedInput<ClientProfileValues>;
export type UpdateClientProfileCall = SaveCall<Submission>;

const values = z.object({
  companyName: requiredText('Enter your company name.', limits.companyName),
  industry: z.enum(industries, 'Choose your industry.'),
  website: clearable(optionalUrl(limits.website)),
  location: requiredText('Enter your location.', limits.location),
  bio: clearable(optionalText(limits.bio)),
  profileSummary: clearable(optionalText(limits.profileSummary)),
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

const form = versionedForm({
  machine: 'clientProfileSetup',
  calls: { load: 'getClientProfile', save: 'updateClientProfile' },
  empty,
  valuesOf,
  problemsIn: (typed) => problemsOf(values, typed),
  parse: (typed): Submission => parsed(values, typed),
  ...profileSetup,
});

/**
 * Setting up the company.
 *
 * Guarantees: what is saved is complete; the person goes on only when the profile is saved.
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
    ...form.guards,
    somethingIsMissing: ({ context: { values } }) =>
      isBlank(values.companyName) || values.industry === null || isBlank(values.location),
  },
}).createMachine({
  id: 'clientProfileSetup',
  context: ({ input }) => form.context(input),
  ...form.chart,
  states: {
    ...form.chart.states,
    editing: {
      initial: 'current',
      on: { 'field.change': { actions: assign(({ context, event }) => edit(context, event)) } },
      states: {
        current: {
          on: {
            'profile.save': [
              form.submit,
              {
                guard: 'somethingIsMissing',
                actions: [
                  form.refuse,
                  emit(
                    problem(
                      'Incomplete Profile',
                      'Please fill in all required fields (Company Name, Industry, Location)',
                    ),
                  ),
                ],
              },
              { actions: form.refuse },
            ],
          },
        },
        outdated: form.outdated,
      },
    },
  },
});
