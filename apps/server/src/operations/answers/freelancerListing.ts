import { matchScoreOf } from '../../domain/matchReasons.ts';
import type { TalentRow } from '../../repositories/talent.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';

/** A freelancer in a list: never an email, never an age. */
export function toFreelancerListing(row: TalentRow): Schemas['FreelancerListing'] {
  return {
    id: row.userId,
    profile: {
      name: row.name,
      bio: row.bio,
      location: row.location,
      profileImage: fileUrl(row.profileImageId),
      memberSince: instant(row.createdAt),
      listedAt: instant(row.listedAt),
    },
    professional: {
      skills: row.skills,
      experience: row.experience,
      hourlyRate: row.hourlyRate,
      availability: row.availability,
      isVerified: row.isVerified,
    },
    statistics: {
      rating: row.ratingAverage,
      totalRatings: row.ratingCount,
      weightedRating: row.weightedRating,
      projectsCompleted: row.projectsCompleted,
      matchScore: matchScoreOf(row.matchReasons),
      matchReasons: row.matchReasons,
    },
  };
}

export function toFeaturedFreelancer(row: Omit<TalentRow, 'matchReasons'>): Schemas['FeaturedFreelancer'] {
  return {
    id: row.userId,
    skills: row.skills,
    ratings: row.ratingAverage,
    projectsCompleted: row.projectsCompleted,
    hourlyRate: row.hourlyRate,
    profile: { name: row.name, bio: row.bio, location: row.location, profileImage: fileUrl(row.profileImageId) },
  };
}
