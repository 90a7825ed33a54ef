import type { Wording } from '../contract/handlers.ts';
import type { OperationId } from '../contract/types.ts';

/** Where the specification has its own words for what the loader refuses by itself. */
export const wording: { readonly [Id in OperationId]?: Wording } = {
  applyToProject: {
    wrongRole: 'Only freelancers can apply to projects.',
    missingFields: 'Please fill in both proposal and cover letter fields.',
  },
  updateFreelancerProfile: { missingFields: 'Please fill in all required fields.' },
};
