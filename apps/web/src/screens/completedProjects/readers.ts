/** Whose projects they are. */
export const readers = { default: { role: 'FREELANCER' } } as const;
