/** Who opens the dialog. */
export const readers = { default: { role: 'FREELANCER' as const } };
