import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';

/** Where the reader is. */
export const readers = { default: { role: 'FREELANCER' as const, timeZone: 'Europe/London', loaders: [nameZones] } };
