import type { Schema } from '../../../kit/schema.ts';
import type { Client } from '../facts/clients.ts';
import type { Freelancer } from '../facts/freelancer.ts';
import { latestFirst } from '../facts/kit.ts';
import { completedOf, hiredFor, postsOf, received, statusOf } from '../facts/marketplace.ts';
import type { Post } from '../facts/post.ts';
import type { RatingFacts } from '../facts/ratingFacts.ts';
import { rated } from './people.ts';

const basics = (person: Client | Freelancer): Schema<'PublicBasics'> => ({
  name: person.name,
  location: person.location,
  profileImage: person.face,
  bio: person.bio,
  memberSince: person.joinedAt,
});

function ratingDistribution(given: readonly RatingFacts[]): Schema<'RatingDistribution'> {
  const count = (wanted: number) => given.filter(({ stars }) => stars === wanted).length;
  return { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
}

const statistics = (person: Client | Freelancer) => {
  const { ratings: averageRating, totalRatings } = rated(person);
  return { averageRating, totalRatings, ratingDistribution: ratingDistribution(received(person)) };
};

const approvedAt = (post: Post): string => post.approvedAt ?? '';
const assignedAt = (post: Post): string => hiredFor(post)?.answer?.at ?? '';

const day = 86_400_000;

/** In days, from the acceptance to the approved completion. */
function averageDuration(completed: readonly Post[]): number | null {
  const days = completed.map((post) => (Date.parse(approvedAt(post)) - Date.parse(assignedAt(post))) / day);
  return days.length === 0 ? null : Math.round(days.reduce((sum, one) => sum + one, 0) / days.length);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function completedProject(post: Post): Schema<'CompletedProject'> | null {
  const freelancer = hiredFor(post)?.freelancer;
  if (!freelancer) return null;
  const { client } = post;
  return {
    id: post.id,
    title: post.title,
    description: post.description,
    assignedAt: assignedAt(post),
    completedAt: approvedAt(post),
    skillsRequired: [...post.skills],
    budget: post.budget,
    duration: post.duration,
    client: {
      userId: client.userId,
      name: client.name,
      profileImage: client.face,
      company: client.company,
      industry: client.industry,
      location: client.location,
    },
    freelancer: { userId: freelancer.userId, name: freelancer.name, experience: freelancer.experience },
  };
}

const completedProjects = (completed: readonly Post[]): Schema<'CompletedProject'>[] =>
  completed.toSorted(latestFirst(approvedAt)).flatMap((post) => completedProject(post) ?? []);

/** Who gave a rating. */
export const authorOf = ({ by, work }: RatingFacts): Client | Freelancer =>
  by === 'CLIENT' ? work.post.client : work.freelancer;

const publicRating = (rating: RatingFacts): Schema<'PublicRating'> => ({
  id: rating.id,
  rating: rating.stars,
  review: rating.review,
  createdAt: rating.ratedAt,
  projectTitle: rating.work.post.title,
  by: { userId: authorOf(rating).userId, name: authorOf(rating).name },
  reply: rating.reply,
});

/** A rating, as the person who received it sees it. */
export const receivedRating = (rating: RatingFacts): Schema<'Rating'> => ({
  id: rating.id,
  type: rating.by === 'CLIENT' ? 'CLIENT_TO_FREELANCER' : 'FREELANCER_TO_CLIENT',
  rating: rating.stars,
  review: rating.review,
  createdAt: rating.ratedAt,
  otherParty: { userId: authorOf(rating).userId, name: authorOf(rating).name, profileImage: authorOf(rating).face },
  project: { id: rating.work.post.id, title: rating.work.post.title },
  reply: rating.reply,
});

/** What visitors read of a freelancer; signed-in viewers also get the email address. */
export function publicFreelancer(freelancer: Freelancer): Schema<'PublicProfile'> {
  const completed = completedOf(freelancer);
  return {
    userId: freelancer.userId,
    userType: 'FREELANCER',
    email: null,
    freelancer: {
      userId: freelancer.userId,
      profile: basics(freelancer),
      professionalInfo: {
        experience: freelancer.experience,
        hourlyRate: freelancer.hourlyRate,
        skills: [...freelancer.skills],
        isVerified: freelancer.verified !== null,
        verified: freelancer.verified,
        availability: freelancer.isAvailable,
      },
      statistics: {
        ...statistics(freelancer),
        projectsCompleted: completed.length,
        totalProjectsValue: sumOf(completed.map(({ budget }) => budget.min)),
        totalProjectsMaximum: sumOf(completed.map(({ budget }) => budget.max)),
        averageProjectDuration: averageDuration(completed),
      },
      portfolioLinks: {
        github: freelancer.githubUrl,
        linkedin: freelancer.linkedinUrl,
        portfolio: freelancer.portfolioUrl,
      },
      education: freelancer.education,
      experienceEntries: freelancer.experienceEntries,
      portfolio: freelancer.portfolio,
    },
    client: null,
    completedProjects: completedProjects(completed),
    ratingsReceived: received(freelancer).map(publicRating),
  };
}

/** What visitors read of a client. */
export function publicClient(client: Client): Schema<'PublicProfile'> {
  const completed = postsOf(client).filter((post) => statusOf(post) === 'COMPLETED');
  return {
    userId: client.userId,
    userType: 'CLIENT',
    email: null,
    freelancer: null,
    client: {
      userId: client.userId,
      profile: basics(client),
      companyInfo: {
        companyName: client.company,
        industry: client.industry,
        website: client.website,
        isVerified: client.verified !== null,
        verified: client.verified,
      },
      statistics: { ...statistics(client), projectsCompleted: completed.length },
    },
    completedProjects: completedProjects(completed),
    ratingsReceived: received(client).map(publicRating),
  };
}
