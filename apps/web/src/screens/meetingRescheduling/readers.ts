import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';

/** Where the reader is. */
export const readers = { default: { role: 'CLIENT' as const, timeZone: 'Europe/Stockholm', loaders: [nameZones] } };
