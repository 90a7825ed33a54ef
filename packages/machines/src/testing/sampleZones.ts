/** Zones whose clocks differ in every way: with and without summer time, by half and by quarter hours, in both hemispheres. */
export const sampleZones = [
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
] as const;
