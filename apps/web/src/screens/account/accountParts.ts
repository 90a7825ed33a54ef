/** What parts of the account page are called in the page, and in the addresses that lead to them. */
export const accountParts = {
  email: 'email',
  verification: 'verification',
  emails: 'emails',
  timezone: 'time-zone',
  calendarFeed: 'calendar-feed',
} as const;

/** Those that are drawn with the page; the verification's code comes later, and goes to its heading itself. */
export const partsOfPage: readonly string[] = [
  accountParts.email,
  accountParts.emails,
  accountParts.timezone,
  accountParts.calendarFeed,
];
