/** To whom the log-in shows something else. */
export const readers = {
  /** Sent here from a page of which visitors may see something too. */
  fromWork: { scenario: 'credentials.typing', search: 'next=%2Ffind-work' },
};
