const asked = { visual: { clip: 'page' } } as const;

/** When sessions are looked at, and which of the stories ask something. */
export const readers = {
  default: { now: Date.parse('2026-11-20T09:30:00Z') },
  confirmingEnd: asked,
  ending: asked,
  confirmingEndOfOthers: asked,
  endingOthers: asked,
};
