import { industries } from '@guildhall/api/enums';
import { updateClientProfile } from '@guildhall/api/limits';
import type { ClientProfileValues as CompanyValues } from '@guildhall/machines/flows/clientProfileSetup';

export const industryOptions = industries.map((industry) => ({ value: industry, label: industry }));

/** How long each text may be. */
export const textLimits = {
  companyName: updateClientProfile.companyName.maxLength,
  bio: updateClientProfile.bio.maxLength,
  profileSummary: updateClientProfile.profileSummary.maxLength,
};

/** What each field is called. */
export const companyNames: Record<keyof CompanyValues, string> = {
  companyName: 'Company name',
  industry: 'Industry',
  website: 'Website',
  location: 'Location',
  bio: 'Company bio',
  profileSummary: 'Profile summary',
};
