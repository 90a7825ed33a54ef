import { completedWork, freelancerProfile } from '@guildhall/machines/testing/samples';

import { sampleNow } from '../../kit/sampleNow.ts';
import { hiddenFromClient } from './hiddenFromClient.ts';

const {
  client: { name },
  title: projectTitle,
} = completedWork;
const client = { name, projectTitle };

/** Who is rated, and for what. */
export const readers = {
  default: { role: 'CLIENT' as const, params: { name: freelancerProfile.name, projectTitle, hiddenUntil: null } },
  ofClient: { params: { ...client, hiddenUntil: hiddenFromClient(completedWork, sampleNow) } },
  /** The client has rated already, or the two weeks are over. */
  ofClientAtOnce: { scenario: 'ofClient', params: { ...client, hiddenUntil: null } },
};
