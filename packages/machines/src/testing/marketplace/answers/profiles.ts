import type { Criterion } from '../../../domain/profileCompletion.ts';
import { completion as completionOf } from '../../../domain/profileCompletion.ts';
import type { Schema } from '../../../kit/schema.ts';
import type { Client } from '../facts/clients.ts';
import type { Freelancer } from '../facts/freelancer.ts';
import { now } from '../facts/kit.ts';
import { completedOf, postsOf, worksOf } from '../facts/marketplace.ts';
import { projectSummary } from './jobs.ts';
import { rated } from './people.ts';

/** How complete a freelancer's profile is. */
export function completion(freelancer: Freelancer): Schema<'ProfileCompletion'> {
  const { percent, missing } = completionOf(freelancer);
  const isMet = (criterion: Criterion) => !missing.includes(criterion);
  return {
    percentage: percent,
    criteria: {
      name: isMet('name'),
      bio: isMet('bio'),
      location: isMet('location'),
      age: isMet('age'),
      skills: isMet('skills'),
      experience: isMet('experience'),
      hourlyRate: isMet('hourlyRate'),
      links: isMet('links'),
    },
    basicInfo: isMet('name') && isMet('bio') && isMet('location'),
    skills: isMet('skills'),
    experience: isMet('experience') || freelancer.experienceEntries.length > 0,
    education: freelancer.education.length > 0,
    portfolio: freelancer.portfolio.length > 0,
  };
}

/** Of what a freelancer was hired for and is over, how much was completed. */
export function successRate(freelancer: Freelancer): number | null {
  const completed = completedOf(freelancer).length;
  const over = completed + worksOf(freelancer).filter(({ ended }) => ended !== null).length;
  return over === 0 ? null : Math.round((100 * completed) / over);
}

/** A freelancer's own profile. */
export const freelancerProfile = (freelancer: Freelancer): Schema<'FreelancerProfile'> => ({
  id: freelancer.userId.replace(/^0{7}3/, '00000006'),
  userId: freelancer.userId,
  name: freelancer.name,
  email: freelancer.email,
  profileImage: freelancer.face,
  bio: freelancer.bio,
  location: freelancer.location,
  age: freelancer.age,
  skills: [...freelancer.skills],
  experience: freelancer.experience,
  hourlyRate: freelancer.hourlyRate,
  availability: freelancer.isAvailable,
  githubUrl: freelancer.githubUrl,
  linkedinUrl: freelancer.linkedinUrl,
  portfolioUrl: freelancer.portfolioUrl,
  ...rated(freelancer),
  projectsCompleted: completedOf(freelancer).length,
  profileViews: freelancer.profileViews,
  successRate: successRate(freelancer),
  isVerified: freelancer.verified !== null,
  verified: freelancer.verified,
  resume: freelancer.resume,
  education: freelancer.education,
  experienceEntries: freelancer.experienceEntries,
  portfolio: freelancer.portfolio,
  completion: completion(freelancer),
  createdAt: freelancer.joinedAt,
  updatedAt: now,
});

/** A client's own profile. */
export const clientProfile = (client: Client): Schema<'ClientProfile'> => ({
  id: client.userId.replace(/^0{7}1/, '00000005'),
  userId: client.userId,
  name: client.name,
  email: client.email,
  profileImage: client.face,
  companyName: client.company,
  industry: client.industry,
  companySize: client.companySize,
  website: client.website,
  bio: client.bio,
  profileSummary: client.summary,
  location: client.location,
  isVerified: client.verified !== null,
  verified: client.verified,
  ratings: rated(client).ratings,
  projectsPosted: postsOf(client).length,
  projects: postsOf(client).map(projectSummary),
  createdAt: client.joinedAt,
  updatedAt: now,
});
