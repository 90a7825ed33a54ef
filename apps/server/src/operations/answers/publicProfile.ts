import type { ProfileEntries } from '../../repositories/freelancers.ts';
import type { CompletedProjectRow, PublicClientRow, PublicFreelancerRow } from '../../repositories/publicProfiles.ts';
import type { RatingRow } from '../../repositories/ratings.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';
import { toEducation, toExperienceEntry, toPortfolioItem } from './freelancerProfile.ts';
import { toReply } from './rating.ts';
import { toVerified } from './verification.ts';

function toBasics(row: PublicFreelancerRow | PublicClientRow): Schemas['PublicBasics'] {
  return {
    name: row.name,
    location: row.location,
    profileImage: fileUrl(row.profileImageId),
    bio: row.bio,
    memberSince: instant(row.createdAt),
  };
}

function toDistribution({ stars }: Pick<PublicClientRow, 'stars'>): Schemas['RatingDistribution'] {
  const [one, two, three, four, five] = stars;
  return { '1': one, '2': two, '3': three, '4': four, '5': five };
}

export function toPublicFreelancer(row: PublicFreelancerRow, entries: ProfileEntries): Schemas['PublicFreelancer'] {
  return {
    userId: row.userId,
    profile: toBasics(row),
    professionalInfo: {
      experience: row.experience,
      hourlyRate: row.hourlyRate,
      skills: row.skills,
      isVerified: row.isVerified,
      verified: toVerified(row),
      availability: row.availability,
    },
    statistics: {
      averageRating: row.ratingAverage,
      projectsCompleted: row.projectsCompleted,
      totalRatings: row.ratingCount,
      totalProjectsValue: row.totalProjectsValue,
      totalProjectsMaximum: row.totalProjectsMaximum,
      averageProjectDuration: row.averageProjectDays,
      ratingDistribution: toDistribution(row),
    },
    portfolioLinks: { github: row.githubUrl, linkedin: row.linkedinUrl, portfolio: row.portfolioUrl },
    education: entries.education.map(toEducation),
    experienceEntries: entries.experience.map(toExperienceEntry),
    portfolio: entries.portfolio.map(toPortfolioItem),
  };
}

export function toPublicClient(row: PublicClientRow): Schemas['PublicClient'] {
  const { userId, companyName, industry, website, isVerified } = row;
  return {
    userId,
    profile: toBasics(row),
    companyInfo: { companyName, industry, website, isVerified, verified: toVerified(row) },
    statistics: {
      projectsCompleted: row.projectsCompleted,
      averageRating: row.ratingAverage,
      totalRatings: row.ratingCount,
      ratingDistribution: toDistribution(row),
    },
  };
}

export function toCompletedProject(row: CompletedProjectRow): Schemas['CompletedProject'] {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    assignedAt: instant(row.assignedAt),
    completedAt: instant(row.completedAt),
    skillsRequired: row.skillsRequired,
    budget: { min: row.budgetMin, max: row.budgetMax },
    duration: row.duration,
    client: {
      userId: row.clientId,
      name: row.clientName,
      profileImage: fileUrl(row.clientImageId),
      company: row.companyName,
      industry: row.industry,
      location: row.clientLocation,
    },
    freelancer: { userId: row.freelancerId, name: row.freelancerName, experience: row.experience },
  };
}

export function toPublicRating(row: RatingRow): Schemas['PublicRating'] {
  const { id, rating, review, projectTitle } = row;
  const by = { userId: row.otherId, name: row.otherName };
  return { id, rating, review, createdAt: instant(row.createdAt), projectTitle, by, reply: toReply(row) };
}
