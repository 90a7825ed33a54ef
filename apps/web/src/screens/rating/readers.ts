const client = { name: 'Mara Lindqvist', projectTitle: 'Stock list for the warehouse' };

/** Who is rated, and for what. */
export const readers = {
  default: { params: { name: 'Ngozi Adeyemi', projectTitle: 'Redesign of our online shop', hiddenUntil: null } },
  ofClient: { params: { ...client, hiddenUntil: '2026-12-02T15:00:00.000Z' } },
  /** The client has rated already, or the two weeks are over. */
  ofClientAtOnce: { scenario: 'ofClient', params: { ...client, hiddenUntil: null } },
};
