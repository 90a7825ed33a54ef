import type { Role } from '@guildhall/api/enums';

import type { Schema } from '../../../kit/schema.ts';
import type { Client } from '../facts/clients.ts';
import type { Freelancer } from '../facts/freelancer.ts';
import { averageOf, completedOf, received, weightedRating } from '../facts/marketplace.ts';

/** How a person is rated. */
export const rated = (person: Client | Freelancer) => {
  const given = received(person);
  return { ratings: averageOf(given), totalRatings: given.length };
};

/** A client beside a job. */
export const jobClient = (client: Client): Schema<'JobClient'> => ({
  userId: client.userId,
  name: client.name,
  company: client.company,
  industry: client.industry,
  location: client.location,
  ratings: rated(client).ratings,
  profileImage: client.face,
  isVerified: client.verified !== null,
});

/** A freelancer in a list that no words narrow. */
export function freelancerListing(freelancer: Freelancer): Schema<'FreelancerListing'> {
  const { ratings, totalRatings } = rated(freelancer);
  return {
    id: freelancer.userId,
    profile: {
      name: freelancer.name,
      bio: freelancer.bio,
      location: freelancer.location,
      profileImage: freelancer.face,
      memberSince: freelancer.joinedAt,
      listedAt: freelancer.listedAt ?? freelancer.joinedAt,
    },
    professional: {
      skills: [...freelancer.skills],
      experience: freelancer.experience,
      hourlyRate: freelancer.hourlyRate,
      availability: freelancer.isAvailable,
      isVerified: freelancer.verified !== null,
    },
    statistics: {
      rating: ratings,
      totalRatings,
      weightedRating: weightedRating(received(freelancer)),
      projectsCompleted: completedOf(freelancer).length,
      matchScore: 0,
      matchReasons: [],
    },
  };
}

/** A freelancer on the home page. */
export const featuredFreelancer = (freelancer: Freelancer): Schema<'FeaturedFreelancer'> => ({
  id: freelancer.userId,
  skills: [...freelancer.skills],
  ratings: rated(freelancer).ratings,
  projectsCompleted: completedOf(freelancer).length,
  hourlyRate: freelancer.hourlyRate,
  profile: {
    name: freelancer.name,
    bio: freelancer.bio,
    location: freelancer.location,
    profileImage: freelancer.face,
  },
});

/** A freelancer, as the client they applied to sees them. */
export const applicant = (freelancer: Freelancer): Schema<'Applicant'> => ({
  userId: freelancer.userId,
  name: freelancer.name,
  email: freelancer.isErased ? null : freelancer.email,
  profileImage: freelancer.face,
  location: freelancer.location,
  bio: freelancer.bio,
  age: freelancer.age,
  ...rated(freelancer),
  hourlyRate: freelancer.hourlyRate,
  experience: freelancer.experience,
  projectsCompleted: completedOf(freelancer).length,
  availability: freelancer.isAvailable,
  isVerified: freelancer.verified !== null,
  skills: [...freelancer.skills],
  resume: freelancer.resume,
});

/** Someone who is logged in. */
export const accountOf = (role: Role, { name, email }: Client | Freelancer) => ({ role, name, email });
