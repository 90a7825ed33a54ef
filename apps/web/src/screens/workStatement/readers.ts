/** Who reads a statement. */
export const readers = { default: { timeZone: 'Europe/Lisbon' } };
