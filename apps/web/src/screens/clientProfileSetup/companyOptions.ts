import { industries } from '@guildhall/api/enums';
import { updateClientProfile } from '@guildhall/api/limits';

export const industryOptions = industries.map((industry) => ({ value: industry, label: industry }));

/** How long each text may be. */
export const textLimits = {
  companyName: updateClientProfile.companyName.maxLength,
  bio: updateClientProfile.bio.maxLength,
  profileSummary: updateClientProfile.profileSummary.maxLength,
};
