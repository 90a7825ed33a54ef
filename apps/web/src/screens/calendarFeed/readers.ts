const asked = { visual: { clip: 'page' } } as const;

/** When a calendar feed is looked at, and which of its stories ask something. */
export const readers = {
  default: { now: Date.parse('2026-11-20T09:30:00Z') },
  confirmingRenewal: asked,
  renewing: asked,
  confirmingEnd: asked,
  ending: asked,
};
