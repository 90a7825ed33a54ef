import type { Api } from '@guildhall/api/client';
import { amountsText } from '@guildhall/machines/domain/amounts';
import { counted } from '@guildhall/machines/domain/counted';
import { isMissing } from '@guildhall/machines/kit/missing';
import type { Schema } from '@guildhall/machines/kit/schema';

import type { Shared } from './sharePaths.ts';

/** What a shared link to one profile or job shows, in words. */
export interface ShareCard {
  /** What the link leads to: “Freelancer”. */
  kind: string;
  title: string;
  /** What they do, or who posted it; may be long. */
  line: string | null;
  /** The average of the stars, with how many ratings it stands on. Null before the first. */
  rating: { value: string; count: string } | null;
  /** What decides, short: the rate, the budget, the place. */
  facts: string[];
  /** The address of their picture in the API; null where they have none. */
  portrait: string | null;
}

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );

const star = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const ratingOf = (value: number | null, count: number) =>
  value === null ? null : { value: star.format(value), count: counted(count, 'rating') };

/** What a link to a freelancer's public profile shows. */
export function freelancerCard(freelancer: Schema<'PublicFreelancer'>): ShareCard {
  const { profile, professionalInfo, statistics } = freelancer;
  const { hourlyRate, skills } = professionalInfo;
  return {
    kind: 'Freelancer',
    title: profile.name,
    line: profile.bio ?? (skills.length > 0 ? skills.join(', ') : null),
    rating: ratingOf(statistics.averageRating, statistics.totalRatings),
    facts: [
      hourlyRate === null ? 'Rate by agreement' : `${dollars(hourlyRate)} per hour`,
      profile.location ?? 'Remote',
    ],
    portrait: profile.profileImage,
  };
}

/** What a link to a client's public profile shows. */
export function clientCard({ profile, companyInfo, statistics }: Schema<'PublicClient'>): ShareCard {
  return {
    kind: 'Client',
    title: profile.name,
    line: [companyInfo.companyName, companyInfo.industry].filter(Boolean).join(', ') || profile.bio,
    rating: ratingOf(statistics.averageRating, statistics.totalRatings),
    facts: [profile.location ?? 'Remote'],
    portrait: profile.profileImage,
  };
}

/** What a link to a job's page shows. */
export function jobCard({ title, budget, duration, client, skillsRequired }: Schema<'Job'>): ShareCard {
  return {
    kind: 'Freelance job',
    title,
    line: `${client.company ?? client.name} needs ${skillsRequired.join(', ')}`,
    rating: null,
    facts: [amountsText(budget, dollars), duration],
    portrait: null,
  };
}

/**
 * Reads what the link shows; null where there is no such profile or open job. No view of a profile is counted by it.
 * Rejects as the API's calls do.
 */
export async function readShareCard(api: Api, what: Shared, id: string): Promise<ShareCard | null> {
  if (what === 'job') {
    const job = await ifThere(api.getPublicJob({ params: { jobId: id } }));
    return job?.status === 'OPEN' ? jobCard(job) : null;
  }
  const freelancer = await ifThere(api.getPublicFreelancer({ params: { freelancerId: id } }));
  if (freelancer !== null) return freelancerCard(freelancer);
  const client = await ifThere(api.getPublicClient({ params: { clientId: id } }));
  return client && clientCard(client);
}

async function ifThere<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
