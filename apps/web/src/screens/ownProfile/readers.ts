import { accountOf } from '@guildhall/machines/testing/marketplace/answers/people';
import { clients } from '@guildhall/machines/testing/marketplace/facts/clients';
import { freelancers } from '@guildhall/machines/testing/marketplace/facts/freelancers';

const client = { role: 'CLIENT' } as const;
const newClient = { account: accountOf('CLIENT', clients.jonas) };

/** Whose profile it is, and which of its tabs is open. */
export const readers = {
  default: { role: 'FREELANCER' },
  loadingClient: client,
  client,
  newFreelancer: { account: accountOf('FREELANCER', freelancers.ines) },
  newClient,
  postedProjects: { ...client, scenario: 'client', search: 'tab=portfolio' },
  nothingPosted: { ...newClient, scenario: 'newClient', search: 'tab=portfolio' },
} as const;
