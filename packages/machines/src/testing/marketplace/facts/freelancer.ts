import type { Schema } from '../../../kit/schema.ts';

type Own = Schema<'FreelancerProfile'>;

/** What is true of a freelancer, besides what follows from applications, posts and ratings. */
export interface Freelancer
  extends
    Pick<Own, 'userId' | 'name' | 'email' | 'bio' | 'location' | 'age' | 'skills' | 'experience' | 'hourlyRate'>,
    Pick<Own, 'githubUrl' | 'linkedinUrl' | 'portfolioUrl' | 'verified' | 'profileViews'>,
    Pick<Own, 'education' | 'experienceEntries' | 'portfolio' | 'resume'> {
  face: string | null;
  isAvailable: boolean;
  /** The account was closed, and what it said of itself removed. */
  isErased: boolean;
  zone: string | null;
  joinedAt: string;
  /** When the profile was set up, so that clients could find it. Null until then. */
  listedAt: string | null;
}
