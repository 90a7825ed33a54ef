/** Who closes an account. */
export const readers = { default: { timeZone: 'Europe/Stockholm' } };
