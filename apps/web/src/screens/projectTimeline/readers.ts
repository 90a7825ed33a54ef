/** Who reads what has happened to a job. */
export const readers = {
  default: { timeZone: 'Europe/Stockholm' },
  ofFreelancer: { role: 'FREELANCER' },
  /** The same instants, on the clock and calendar of another reader. */
  readInAuckland: { scenario: 'listed', timeZone: 'Pacific/Auckland' },
} as const;
