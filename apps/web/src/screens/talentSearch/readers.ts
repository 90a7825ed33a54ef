/** What the address says besides, and how pictures are taken of what comes over the list. */
export const readers = {
  drawer: { visual: { clip: 'page' } },
  drawerLoading: { visual: { clip: 'page', widths: [390] } },
  filtered: { search: 'skills=React' },
  /** A saved search that was opened: who has come since the last look is marked. */
  newMatches: { scenario: 'listed', search: 'skills=React&newSince=2026-01-01T00%3A00%3A00.000Z' },
  /** The code of the filters comes after the page's own. */
  filtersPending: {
    scenario: 'listed',
    parts: async () => ({ FiltersView: (await import('./FiltersPendingView.tsx')).FiltersPendingView }),
  },
} as const;
