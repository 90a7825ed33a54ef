import type { Schema } from '@guildhall/machines/kit/schema';
import { describe, expect, test } from 'vitest';

import type { Api } from '../api.ts';
import { clientCard, freelancerCard, jobCard, readShareCard } from './shareCard.ts';

const memberSince = '2026-01-01T00:00:00.000Z';
const profile = { name: 'Maya', location: null, bio: null, profileImage: null, memberSince };

const freelancer: Schema<'PublicFreelancer'> = {
  userId: 'f',
  profile,
  professionalInfo: {
    experience: null,
    hourlyRate: 85.5,
    skills: ['React', 'Figma'],
    isVerified: false,
    verified: null,
    availability: true,
  },
  statistics: {
    averageRating: 4.25,
    projectsCompleted: 1,
    totalRatings: 1,
    totalProjectsValue: 1,
    totalProjectsMaximum: 1,
    averageProjectDuration: null,
    ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
  },
  portfolioLinks: { github: null, linkedin: null, portfolio: null },
  education: [],
  experienceEntries: [],
  portfolio: [],
};

describe('a freelancer', () => {
  test('has a line, a rating and a rate, in words', () => {
    expect(freelancerCard(freelancer)).toMatchObject({
      title: 'Maya',
      line: 'React, Figma',
      rating: { value: '4.3', count: '1 rating' },
      facts: ['$85.50 per hour', 'Remote'],
    });
  });

  test('shows what they write of themselves where they do', () => {
    const written = { ...freelancer, profile: { ...profile, bio: 'I draw.', location: 'Oslo' } };
    expect(freelancerCard(written)).toMatchObject({ line: 'I draw.', facts: ['$85.50 per hour', 'Oslo'] });
  });

  test('without a rate or a rating shows neither as zero', () => {
    const { professionalInfo, statistics } = freelancer;
    const bare = {
      ...freelancer,
      professionalInfo: { ...professionalInfo, hourlyRate: null, skills: [] },
      statistics: { ...statistics, averageRating: null, totalRatings: 0 },
    };
    expect(freelancerCard(bare)).toMatchObject({ line: null, rating: null, facts: ['Rate by agreement', 'Remote'] });
  });
});

test('a client shows the company, or what they write where there is none', () => {
  const client: Schema<'PublicClient'> = {
    userId: 'c',
    profile: { ...profile, bio: 'We roast.' },
    companyInfo: { companyName: 'Northwind', industry: null, website: null, isVerified: false, verified: null },
    statistics: {
      projectsCompleted: 0,
      averageRating: null,
      totalRatings: 0,
      ratingDistribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
    },
  };
  expect(clientCard(client).line).toBe('Northwind');
  expect(clientCard({ ...client, companyInfo: { ...client.companyInfo, companyName: null } }).line).toBe('We roast.');
});

describe('a job', () => {
  const job: Schema<'Job'> = {
    id: 'j',
    title: 'A shop',
    description: 'x',
    postedAt: memberSince,
    budget: { min: 2500, max: 4000 },
    duration: '2-3 months',
    skillsRequired: ['React', 'Figma'],
    status: 'OPEN',
    applicationsCount: 0,
    client: {
      userId: 'c',
      name: 'Jonas',
      company: null,
      industry: null,
      isVerified: false,
      location: null,
      profileImage: null,
      ratings: null,
    },
  };

  test('shows who needs what, the budget and how long it takes', () => {
    expect(jobCard(job)).toMatchObject({ line: 'Jonas needs React, Figma', facts: ['$2,500 to $4,000', '2-3 months'] });
    expect(jobCard({ ...job, budget: { min: 900, max: 900 } }).facts[0]).toBe('$900');
  });

  test('has a picture of its own only while it is open', async () => {
    const read = (status: typeof job.status) =>
      // Only this call is made for a job.
      readShareCard({ getPublicJob: async () => ({ ...job, status }) } as unknown as Api, 'job', job.id);
    expect(await read('OPEN')).toMatchObject({ title: 'A shop' });
    expect(await read('CANCELLED')).toBeNull();
    expect(await read('COMPLETED')).toBeNull();
  });
});
