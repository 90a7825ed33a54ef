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
import { profileEdit } from '../../kit/profileEdit.ts';
import type { Schema, Versioned } from '../../kit/schema.ts';

export interface EditedClientValues {
  name: string;
  companyName: string;
  industry: Industry | null;
  companySize: string;
  website: string;
  location: string;
  bio: string;
  profileSummary: string;
}

type Submission = Schema<'ClientProfileUpdate'>;
type Context = VersionedContext<EditedClientValues, Submission>;
type Event = VersionEvent | FieldChange<EditedClientValues> | { type: 'profile.retry' } | { type: 'profile.save' };

export type EditClientProfileInput = VersionedInput<EditedClientValues>;

const fields = z.object({
  name: requiredText('Enter your full name.', limits.name),
  companyName: requiredText('Enter your company name.', limits.companyName),
  industry: z.enum(industries, 'Choose your industry.'),
  companySize: clearable(optionalText(limits.companySize)),
  website: clearable(optionalUrl(limits.website)),
  location: requiredText('Enter your location.', limits.location),
  bio: requiredText('Enter a few words about your company.', limits.bio),
  profileSummary: clearable(optionalText(limits.profileSummary)),
});

const requiredFields = ['name', 'companyName', 'location', 'bio'] as const;

const empty: EditedClientValues = {
  name: '',
  companyName: '',
  industry: null,
  companySize: '',
  website: '',
  location: '',
  bio: '',
  profileSummary: '',
};

const valuesOf = (profile: Schema<'ClientProfile'>): EditedClientValues => ({
  name: profile.name,
  companyName: profile.companyName ?? '',
  industry: profile.industry,
  companySize: profile.companySize ?? '',
  website: profile.website ?? '',
  location: profile.location ?? '',
  bio: profile.bio ?? '',
  profileSummary: profile.profileSummary ?? '',
});

const form = versionedForm({
  machine: 'editClientProfile',
  calls: { load: 'getClientProfile', save: 'updateClientProfile' },
  empty,
  valuesOf,
  problemsIn: (typed) => problemsOf(fields, typed),
  parse: (typed): Submission => parsed(fields, typed),
  ...profileEdit,
});

/**
 * Changing a client's profile.
 *
 * Guarantees: what is saved has all that is required; it is told and leads to the own profile, as does a profile that
 * could not be loaded; after a failed save everything typed is still there.
 */
export const editClientProfileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as EditClientProfileInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getClientProfile: call<Versioned<Schema<'ClientProfile'>>, void>('getClientProfile'),
    updateClientProfile: call<unknown, SaveCall<Submission>>('updateClientProfile'),
  },
  guards: {
    ...form.guards,
    somethingIsMissing: ({ context: { values } }) =>
      values.industry === null || requiredFields.some((name) => isBlank(values[name])),
  },
}).createMachine({
  id: 'editClientProfile',
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
                actions: [form.refuse, emit(problem('Incomplete Profile', 'Please fill in all required fields.'))],
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
