/** Who opens the dialog. */
export const readers = { default: { role: 'CLIENT' as const } };
