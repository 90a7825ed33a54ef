const client = { role: 'CLIENT' } as const;

/** Who wants to be verified. */
export const readers = {
  default: { role: 'FREELANCER' },
  client,
  clientChecking: client,
  clientVerified: client,
  clientOfFreeMail: client,
  clientWithoutWebsite: client,
} as const;
