import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import {
  clientProfile,
  freelancerProfile,
  newClientProfile,
  newFreelancerProfile,
  projectsInEveryStatus,
  publicFreelancer,
} from '../../testing/samples.ts';
import type { OwnProfileInput } from './flow.ts';
import { ownProfileMachine } from './flow.ts';

type Event = ReplayEvent<typeof ownProfileMachine>;

export const asFreelancer: OwnProfileInput = { role: 'FREELANCER' };
export const asClient: OwnProfileInput = { role: 'CLIENT' };

const { education = [], experienceEntries = [], portfolio = [] } = publicFreelancer.freelancer ?? {};

/** Someone who has entered everything there is to enter. */
export const freelancer: Schema<'FreelancerProfile'> = {
  ...freelancerProfile,
  resume: {
    url: `/api/v1/files/${freelancerProfile.id}`,
    fileName: 'ngozi-adeyemi.pdf',
    size: 184_320,
    uploadedAt: '2026-10-02T09:00:00.000Z',
  },
  education,
  experienceEntries,
  portfolio,
};

/** A client with a project in each status. */
export const client: Schema<'ClientProfile'> = {
  ...clientProfile,
  companySize: '11-50',
  projectsPosted: projectsInEveryStatus.length,
  projects: projectsInEveryStatus.map(
    ({ id, title, description, status, skillsRequired, budgetMin, budgetMax, duration }) => ({
      id,
      title,
      description,
      status,
      skillsRequired,
      budgetMin,
      budgetMax,
      duration,
    }),
  ),
};

const readFreelancer = (data: Schema<'FreelancerProfile'>): Event =>
  settled('getFreelancerProfile', { data, etag: '"1"' });
const readClient = (data: Schema<'ClientProfile'>): Event => settled('getClientProfile', { data, etag: '"1"' });

export const freelancerRead = readFreelancer(freelancer);
export const clientRead = readClient(client);
export const freelancerFailure: Event = rejected('getFreelancerProfile', failing.network);
export const clientFailure: Event = rejected('getClientProfile', failing.network);

export const ownProfileFlow = defineFlow({
  machine: ownProfileMachine,
  input: asFreelancer,
  others: [
    { type: 'profile.heard', client, freelancer: null },
    { type: 'profile.heard', client: null, freelancer },
  ],
  scenarios: {
    loadingClient: { input: asClient, events: [] },
    loadingFreelancer: [],
    failed: [freelancerFailure],
    shown: [freelancerRead],

    client: { input: asClient, events: [clientRead] },
    newFreelancer: [
      readFreelancer({
        ...newFreelancerProfile,
        completion: {
          ...freelancerProfile.completion,
          percentage: 13,
          criteria: {
            name: true,
            bio: false,
            location: false,
            age: false,
            skills: false,
            experience: false,
            hourlyRate: false,
            links: false,
          },
          basicInfo: false,
          skills: false,
          experience: false,
        },
      }),
    ],
    newClient: { input: asClient, events: [readClient(newClientProfile)] },
  },
});
