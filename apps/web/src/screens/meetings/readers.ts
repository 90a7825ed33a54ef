const freelancer = { role: 'FREELANCER' } as const;

/** Whose meetings they are, and on which clock. */
export const readers = {
  default: { role: 'CLIENT', timeZone: 'Europe/Stockholm' },
  confirming: freelancer,
  proposedByFreelancer: freelancer,
  ofFreelancer: freelancer,
  declining: freelancer,
  answeredByFreelancer: freelancer,
  noneOfFreelancer: freelancer,
  /** On the other side of the world the same meetings are on other days. */
  readInSydney: { scenario: 'listed', timeZone: 'Australia/Sydney' },
  onDeviceElsewhere: { scenario: 'listed', timeZone: 'America/New_York', deviceZone: 'Europe/Stockholm' },
} as const;
