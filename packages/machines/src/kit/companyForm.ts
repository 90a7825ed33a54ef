import type { Industry } from '@guildhall/api/enums';
import { industries } from '@guildhall/api/enums';
import { updateClientProfile as limits } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import { isBlank } from './blank.ts';
import { clearable, optionalText, optionalUrl, requiredText } from './fields.ts';
import type { Schema } from './schema.ts';

/** What every form of a client's company holds. */
export interface CompanyValues {
  companyName: string;
  industry: Industry | null;
  website: string;
  location: string;
  bio: string;
  profileSummary: string;
}

/** What each must be, but for `bio`, which the forms demand differently. */
export const companyFields = {
  companyName: requiredText('Enter your company name.', limits.companyName),
  industry: z.enum(industries, 'Choose your industry.'),
  website: clearable(optionalUrl(limits.website)),
  location: requiredText('Enter your location.', limits.location),
  profileSummary: clearable(optionalText(limits.profileSummary)),
};

export const noCompany: CompanyValues = {
  companyName: '',
  industry: null,
  website: '',
  location: '',
  bio: '',
  profileSummary: '',
};

export const companyOf = (profile: Schema<'ClientProfile'>): CompanyValues => ({
  companyName: profile.companyName ?? '',
  industry: profile.industry,
  website: profile.website ?? '',
  location: profile.location ?? '',
  bio: profile.bio ?? '',
  profileSummary: profile.profileSummary ?? '',
});

/** Whether one of these texts is blank, or no industry is chosen. */
export const isCompanyMissing = <Values extends CompanyValues>(
  values: Values,
  names: readonly (keyof Values & string)[],
): boolean => values.industry === null || names.some((name) => isBlank(values[name] as string));
