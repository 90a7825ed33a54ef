/** Who opens it. */
export const readers = { default: { role: 'FREELANCER' as const } };
