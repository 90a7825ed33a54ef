/** Whose ratings they are. */
export const readers = {
  default: { role: 'FREELANCER' },
  ofClient: { role: 'CLIENT' },
  emptyForAClient: { scenario: 'empty', role: 'CLIENT' },
} as const;
