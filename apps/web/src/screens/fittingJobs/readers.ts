/** Whom jobs fit. */
export const readers = { default: { role: 'FREELANCER' } } as const;
