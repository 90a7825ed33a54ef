import { updateClientProfile as limits } from '@guildhall/api/limits';
import { setup } from 'xstate';
import * as z from 'zod/mini';

import type { SaveCall, VersionedContext, VersionedInput, VersionEvent } from '../../archetypes/versionedForm.ts';
import { versionedForm } from '../../archetypes/versionedForm.ts';
import { call, versionedCall } from '../../kit/actors.ts';
import type { CompanyValues } from '../../kit/companyForm.ts';
import { companyFields, companyOf, isCompanyMissing, noCompany } from '../../kit/companyForm.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { clearable, optionalText, requiredText } from '../../kit/fields.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { parsed, problemsOf } from '../../kit/forms.ts';
import { profileEdit } from '../../kit/profileEdit.ts';
import type { Schema } from '../../kit/schema.ts';

export interface EditedClientValues extends CompanyValues {
  name: string;
  companySize: string;
}

type Submission = Schema<'ClientProfileUpdate'>;
type Context = VersionedContext<EditedClientValues, Submission>;
type Event = VersionEvent | FieldChange<EditedClientValues> | { type: 'profile.retry' } | { type: 'profile.save' };

export type EditClientProfileInput = VersionedInput<EditedClientValues>;

const fields = z.object({
  ...companyFields,
  name: requiredText('Enter your full name.', limits.name),
  companySize: clearable(optionalText(limits.companySize)),
  bio: requiredText('Enter a few words about your company.', limits.bio),
});

const form = versionedForm({
  machine: 'editClientProfile',
  calls: { load: 'getClientProfile', save: 'updateClientProfile' },
  empty: { ...noCompany, name: '', companySize: '' },
  valuesOf: (profile: Schema<'ClientProfile'>): EditedClientValues => ({
    ...companyOf(profile),
    name: profile.name,
    companySize: profile.companySize ?? '',
  }),
  problemsIn: (typed) => problemsOf(fields, typed),
  invalid: ({ values }) =>
    isCompanyMissing(values, ['name', 'companyName', 'location', 'bio'])
      ? problem('Incomplete Profile', 'Please fill in all required fields.')
      : null,
  parse: (typed): Submission => parsed(fields, typed),
  ...profileEdit,
});

/**
 * Changing a client's profile.
 *
 * Guarantees: what is saved has all that is required; it is told and leads to the own profile, as does a profile that
 * could not be loaded; after a failed save everything typed is still there.
 *
 * Area: Profiles.
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
    getClientProfile: versionedCall<Schema<'ClientProfile'>>('getClientProfile'),
    updateClientProfile: call<unknown, SaveCall<Submission>>('updateClientProfile'),
  },
  guards: { ...form.guards },
}).createMachine({
  id: 'editClientProfile',
  context: ({ input }) => form.context(input),
  ...form.chart,
});
