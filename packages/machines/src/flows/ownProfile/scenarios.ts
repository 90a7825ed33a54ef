import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { clientProfile, freelancerProfile, newClientProfile, newFreelancerProfile } from '../../testing/samples.ts';
import type { OwnProfileInput } from './flow.ts';
import { ownProfileMachine } from './flow.ts';

type Event = ReplayEvent<typeof ownProfileMachine>;

export const asFreelancer: OwnProfileInput = { role: 'FREELANCER' };
export const asClient: OwnProfileInput = { role: 'CLIENT' };

const readFreelancer = (data: Schema<'FreelancerProfile'>): Event =>
  settled('getFreelancerProfile', { data, etag: '"1"' });
const readClient = (data: Schema<'ClientProfile'>): Event => settled('getClientProfile', { data, etag: '"1"' });

export const freelancerRead = readFreelancer(freelancerProfile);
export const clientRead = readClient(clientProfile);
export const freelancerFailure: Event = rejected('getFreelancerProfile', failing.network);
export const clientFailure: Event = rejected('getClientProfile', failing.network);

export const ownProfileFlow = defineFlow({
  machine: ownProfileMachine,
  input: asFreelancer,
  others: [
    { type: 'profile.heard', client: clientProfile, freelancer: null },
    { type: 'profile.heard', client: null, freelancer: freelancerProfile },
  ],
  scenarios: {
    loadingClient: { input: asClient, events: [] },
    loadingFreelancer: [],
    failed: [freelancerFailure],
    shown: [freelancerRead],

    client: { input: asClient, events: [clientRead] },
    newFreelancer: [readFreelancer(newFreelancerProfile)],
    newClient: { input: asClient, events: [readClient(newClientProfile)] },
  },
});
