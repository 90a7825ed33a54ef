/** Who chooses their emails. */
export const readers = { ofFreelancer: { scenario: 'ready', role: 'FREELANCER' } } as const;
