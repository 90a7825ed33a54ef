/** What parts of the account page are called in the page, and in the addresses that lead to them. */
export const accountParts = { calendarFeed: 'calendar-feed', emails: 'emails', timezone: 'time-zone' } as const;

export const isAccountPart = (text: string | null): text is (typeof accountParts)[keyof typeof accountParts] =>
  Object.values(accountParts).some((part) => part === text);
