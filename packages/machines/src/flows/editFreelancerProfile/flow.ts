import { freelancerProfileForm } from '../../kit/freelancerProfileForm.ts';

/**
 * Changing a freelancer's profile.
 *
 * Guarantees: the rules are those of setting it up; what is saved is told and leads to the own profile, as does a
 * profile that could not be loaded; after a failed save everything typed is still there.
 *
 * Area: Profiles.
 */
export const editFreelancerProfileMachine = freelancerProfileForm('editFreelancerProfile');
