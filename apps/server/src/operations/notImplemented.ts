import type { operations } from '@guildhall/api/schema';

/**
 * Operations of the contract that answer 501 until the issue "The whole contract, served and hardened" handles them.
 * The types keep this honest: an operation is either handled in `operations/index.ts` or listed here, never both.
 */
export const notImplemented = [
  'updateClientProfileImage',
  'updateFreelancerProfileImage',
  'updateFreelancerProfilePicture',
  'uploadResume',
  'addPortfolioItem',
  'updatePortfolioItem',
  'deletePortfolioItem',
  'getFile',
] as const satisfies readonly (keyof operations)[];
