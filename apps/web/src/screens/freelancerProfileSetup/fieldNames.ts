import type { FreelancerProfileValues } from '@guildhall/machines/flows/freelancerProfileSetup';

/** What each field of the form is called. */
export const fieldNames: Record<Exclude<keyof FreelancerProfileValues, 'newSkill'>, string> = {
  name: 'Full name',
  age: 'Age',
  bio: 'Bio',
  location: 'Location',
  skills: 'Skills',
  experience: 'Experience',
  hourlyRate: 'Hourly rate',
  githubUrl: 'GitHub',
  linkedinUrl: 'LinkedIn',
  portfolioUrl: 'Portfolio',
  availability: 'Available for work',
};
