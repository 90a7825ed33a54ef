/** Who opens it. */
export const readers = { default: { role: 'CLIENT' as const } };
