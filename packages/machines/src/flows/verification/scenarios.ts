import type { VerificationProblem } from '@guildhall/api/enums';

import { nameSlug } from '../../domain/slug.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { clientProfile, freelancerProfile } from '../../testing/samples.ts';
import { verificationMachine } from './flow.ts';

const domainOf = ({ email }: { email: string }) => email.split('@')[1] ?? '';

const freelancer = { role: 'FREELANCER' } as const;
const client = { role: 'CLIENT' } as const;

const github = { subject: 'github', address: required(freelancerProfile.githubUrl) } as const;
const portfolio = { subject: 'portfolio', address: required(freelancerProfile.portfolioUrl) } as const;
const checkedAt = '2026-11-03T09:30:00.000Z';

/** Of a freelancer with two links, who is not verified yet. */
export const unverified: Schema<'Verification'> = {
  verified: null,
  isDoubted: false,
  addresses: [github, portfolio],
  lastCheck: null,
  profileAddress: `https://guildhall.example/profile/${nameSlug(freelancerProfile.name)}/${freelancerProfile.userId}`,
  emailDomain: domainOf(freelancerProfile),
};

export const verified: Schema<'Verification'> = {
  ...unverified,
  verified: { ...github, checkedAt },
  lastCheck: { ...github, checkedAt, problem: null, detail: null },
};

/** What a check of the portfolio that failed leaves behind. */
export const failedBy = (problem: VerificationProblem, detail: string | null = null): Schema<'Verification'> => ({
  ...unverified,
  lastCheck: { ...portfolio, checkedAt: '2026-11-20T08:30:00.000Z', problem, detail },
});

/** The page of a verified freelancer has lost the link. */
export const doubted: Schema<'Verification'> = {
  ...verified,
  isDoubted: true,
  lastCheck: { ...github, checkedAt: '2026-11-20T08:30:00.000Z', problem: 'noLinkBack', detail: null },
};

const website = { subject: 'website', address: required(clientProfile.website) } as const;

/** Of a client, whose website and email belong together. */
export const ofClient: Schema<'Verification'> = {
  ...unverified,
  addresses: [website],
  profileAddress: `https://guildhall.example/profile/${nameSlug(clientProfile.name)}/${clientProfile.userId}`,
  emailDomain: domainOf(clientProfile),
};

/** Nothing of theirs can be checked yet. */
const withoutLinks: Schema<'Verification'> = { ...unverified, addresses: [] };

export const startGithub = { type: 'check.start', subject: 'github' } as const;
export const startPortfolio = { type: 'check.start', subject: 'portfolio' } as const;
export const startWebsite = { type: 'check.start', subject: 'website' } as const;
export const copy = { type: 'line.copy' } as const;
export const retry = { type: 'verification.retry' } as const;

const loadedAs = (verification: Schema<'Verification'>) => settled('getVerification', verification);
export const loaded = loadedAs(unverified);
export const failure = rejected('getVerification', failing.network);
export const checkedAs = (verification: Schema<'Verification'>) => settled('checkVerification', verification);
export const underWay = rejected(
  'checkVerification',
  failing.refused(409, 'Another check is in progress. Please wait until it has finished, then check again.'),
);

export const verificationFlow = defineFlow({
  machine: verificationMachine,
  input: freelancer,
  scenarios: {
    loading: [],
    failed: [failure],
    ready: [loaded],
    checking: [loaded, startGithub],
    copying: [loaded, copy],

    verified: [loaded, startGithub, checkedAs(verified)],
    notVerified: [loaded, startPortfolio, checkedAs(failedBy('noLinkBack'))],
    doubted: [loadedAs(doubted)],
    withoutLinks: [loadedAs(withoutLinks)],
    client: { input: client, events: [loadedAs(ofClient)] },
    clientChecking: { input: client, events: [loadedAs(ofClient), startWebsite] },
    clientVerified: {
      input: client,
      events: [
        loadedAs({
          ...ofClient,
          verified: { ...website, checkedAt },
          lastCheck: { ...website, checkedAt, problem: null, detail: null },
        }),
      ],
    },
    clientOfFreeMail: {
      input: client,
      events: [
        loadedAs({
          ...ofClient,
          emailDomain: 'gmail.com',
          lastCheck: { ...website, checkedAt, problem: 'freeMail', detail: null },
        }),
      ],
    },
    clientWithoutWebsite: { input: client, events: [loadedAs({ ...ofClient, addresses: [] })] },
  },
});
