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
import { clearable, optionalText } from '../../kit/fields.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { parsed, problemsOf } from '../../kit/forms.ts';
import { profileSetup } from '../../kit/profileSetup.ts';
import type { Schema } from '../../kit/schema.ts';

export type { CompanyValues as ClientProfileValues } from '../../kit/companyForm.ts';

type Submission = Schema<'ClientProfileUpdate'>;
type Context = VersionedContext<CompanyValues, Submission>;
type Event = VersionEvent | FieldChange<CompanyValues> | { type: 'profile.retry' } | { type: 'profile.save' };

export type ClientProfileSetupInput = VersionedInput<CompanyValues>;
export type UpdateClientProfileCall = SaveCall<Submission>;

const fields = z.object({ ...companyFields, bio: clearable(optionalText(limits.bio)) });

const form = versionedForm({
  machine: 'clientProfileSetup',
  calls: { load: 'getClientProfile', save: 'updateClientProfile' },
  empty: noCompany,
  valuesOf: companyOf,
  problemsIn: (typed) => problemsOf(fields, typed),
  invalid: ({ values }) =>
    isCompanyMissing(values, ['companyName', 'location'])
      ? problem('Incomplete Profile', 'Please fill in all required fields (Company Name, Industry, Location)')
      : null,
  parse: (typed): Submission => parsed(fields, typed),
  ...profileSetup,
});

/**
 * Setting up the company.
 *
 * Guarantees: what is saved is complete; the person goes on only when the profile is saved.
 *
 * Area: Profiles.
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
    getClientProfile: versionedCall<Schema<'ClientProfile'>>('getClientProfile'),
    updateClientProfile: call<unknown, UpdateClientProfileCall>('updateClientProfile'),
  },
  guards: { ...form.guards },
}).createMachine({
  id: 'clientProfileSetup',
  context: ({ input }) => form.context(input),
  ...form.chart,
});
