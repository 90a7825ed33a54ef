import { freelancerProfile, job } from '@guildhall/machines/testing/samples';

import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';

const application = { freelancer: { name: freelancerProfile.name }, project: { title: job.title } };

/** Who is met, and where the reader is. */
export const readers = {
  default: { role: 'CLIENT' as const, timeZone: 'Europe/Berlin', params: { application }, loaders: [nameZones] },
  /** The reader is where the time was chosen. */
  inReadersZone: { scenario: 'editing.checked', timeZone: 'Europe/Paris' },
};
