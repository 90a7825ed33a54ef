import { freelancerProfileForm } from '../../kit/freelancerProfileForm.ts';

export type {
  FreelancerProfileInput as FreelancerProfileSetupInput,
  FreelancerProfileValues,
  UpdateFreelancerProfileCall,
} from '../../kit/freelancerProfileForm.ts';

/**
 * Setting up a freelancer's profile.
 *
 * Guarantees: the form knows at every moment whether all that is required is filled in (`editing.complete`), so
 * that its button follows the state; what is saved holds; a skill stands on the list once; the person goes on only
 * when the profile is saved.
 *
 * Area: Profiles.
 */
export const freelancerProfileSetupMachine = freelancerProfileForm('freelancerProfileSetup');
