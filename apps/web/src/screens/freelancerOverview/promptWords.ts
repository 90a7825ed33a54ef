import { applyThreshold, enoughToApply, share } from '@guildhall/machines/domain/profileCompletion';

/** What one part adds to a profile: “+12.5%”. */
export const shareText = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'always',
}).format(share / 100);

/** Why a profile is asked for, and how many of the parts it lacks are enough. */
export const purposeText = (missing: number): string =>
  `Clients decide based on what they read about you. Proposals open at ${applyThreshold}%: ${enoughText(missing)}.`;

function enoughText(missing: number): string {
  const enough = enoughToApply(missing);
  if (enough === missing) return missing === 1 ? 'add the part below' : 'add all of the parts below';
  return enough === 1 ? 'any one of the parts below is enough' : `any ${enough} of the parts below are enough`;
}
