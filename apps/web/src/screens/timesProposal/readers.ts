import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';

/** Where the reader is. */
export const readers = { default: { timeZone: 'Europe/London', loaders: [nameZones] } };
