/** On which device a time zone is chosen. */
export const readers = {
  default: { timeZone: 'Europe/Stockholm' },
  asOnThisDevice: { scenario: 'ready', timeZone: 'America/New_York' },
};
