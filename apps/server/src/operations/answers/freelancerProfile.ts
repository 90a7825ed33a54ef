import { completion, criteria } from '@guildhall/machines/domain/profileCompletion';

import type { FreelancerRow, ProfileEntries } from '../../repositories/freelancers.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';
import { toVerified } from './verification.ts';

export function toEducation(row: ProfileEntries['education'][number]): Schemas['Education'] {
  const { id, institution, degree, field, startYear, endYear } = row;
  return { id, institution, degree, field, startYear, endYear };
}

export function toExperienceEntry(row: ProfileEntries['experience'][number]): Schemas['ExperienceEntry'] {
  const { id, title, company, startDate, endDate, description } = row;
  return { id, title, company, startDate, endDate, description };
}

export function toPortfolioItem(row: ProfileEntries['portfolio'][number]): Schemas['PortfolioItem'] {
  const { id, title, description, projectUrl, technologies, imageId } = row;
  return { id, title, description, projectUrl, technologies, image: fileUrl(imageId) };
}

export function toCompletion(row: FreelancerRow, entries: ProfileEntries): Schemas['ProfileCompletion'] {
  const { percent, missing } = completion(row);
  // One flag for each criterion of the list that the machines keep.
  const flags = Object.fromEntries(criteria.map((name) => [name, !missing.includes(name)])) as Record<
    (typeof criteria)[number],
    boolean
  >;
  return {
    percentage: percent,
    criteria: flags,
    basicInfo: flags.name && flags.bio && flags.location,
    skills: flags.skills,
    experience: flags.experience || entries.experience.length > 0,
    education: entries.education.length > 0,
    portfolio: entries.portfolio.length > 0,
  };
}

/** Of the projects that they were hired for and that are over, the share that was completed. */
export const successRate = ({ projectsCompleted, projectsOver }: FreelancerRow): number | null =>
  projectsOver === 0 ? null : Math.round((100 * projectsCompleted) / projectsOver);

type ResumeFacts = { readonly id: string; readonly name: string; readonly size: number; readonly uploadedAt: Date };

export function toResume({ id, name, size, uploadedAt }: ResumeFacts): Schemas['Resume'] {
  return { url: fileUrl(id), fileName: name, size, uploadedAt: instant(uploadedAt) };
}

type ResumeColumns = Pick<FreelancerRow, 'resumeId' | 'resumeName' | 'resumeSize' | 'resumeAt'>;

export function resumeOf({ resumeId, resumeName, resumeSize, resumeAt }: ResumeColumns): Schemas['Resume'] | null {
  if (resumeId === null || resumeName === null || resumeSize === null || resumeAt === null) return null;
  return toResume({ id: resumeId, name: resumeName, size: resumeSize, uploadedAt: resumeAt });
}

export function toFreelancerProfile(row: FreelancerRow, entries: ProfileEntries): Schemas['FreelancerProfile'] {
  return {
    id: row.profileId,
    userId: row.userId,
    name: row.name,
    email: row.email,
    profileImage: fileUrl(row.profileImageId),
    bio: row.bio,
    location: row.location,
    age: row.age,
    skills: row.skills,
    experience: row.experience,
    hourlyRate: row.hourlyRate,
    availability: row.availability,
    githubUrl: row.githubUrl,
    linkedinUrl: row.linkedinUrl,
    portfolioUrl: row.portfolioUrl,
    ratings: row.ratingAverage,
    totalRatings: row.ratingCount,
    projectsCompleted: row.projectsCompleted,
    profileViews: row.profileViews,
    successRate: successRate(row),
    isVerified: row.isVerified,
    verified: toVerified(row),
    resume: resumeOf(row),
    education: entries.education.map(toEducation),
    experienceEntries: entries.experience.map(toExperienceEntry),
    portfolio: entries.portfolio.map(toPortfolioItem),
    completion: toCompletion(row, entries),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
}
