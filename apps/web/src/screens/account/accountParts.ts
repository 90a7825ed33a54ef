/** What parts of the account page are called in the page, and in the addresses that lead to them. */
export const accountParts = {
  email: 'email',
  password: 'password',
  verification: 'verification',
  emails: 'emails',
  timezone: 'time-zone',
  calendarFeed: 'calendar-feed',
  sessions: 'own-sessions',
  data: 'your-data',
  closing: 'account-closing',
} as const;

export type AccountPart = (typeof accountParts)[keyof typeof accountParts];

/** Their headings, in the order of the page. */
export const partTitles: Record<AccountPart, string> = {
  email: 'Email address',
  password: 'Password',
  verification: 'Verification',
  emails: 'Emails',
  'time-zone': 'Time zone',
  'calendar-feed': 'Calendar feed',
  'own-sessions': 'Where you are logged in',
  'your-data': 'Your data',
  'account-closing': 'Close your account',
};

/** All of them, in the order of the page. */
export const partsInOrder = Object.values(accountParts).map((id) => ({ id, title: partTitles[id] }));
