const client = { role: 'CLIENT' } as const;

/** Whose profile it is, and which of its tabs is open. */
export const readers = {
  default: { role: 'FREELANCER' },
  loadingClient: client,
  client,
  newClient: client,
  postedProjects: { ...client, scenario: 'client', search: 'tab=portfolio' },
  nothingPosted: { ...client, scenario: 'newClient', search: 'tab=portfolio' },
} as const;
