/** For whose posts people are found. */
export const readers = { default: { role: 'CLIENT' } } as const;
