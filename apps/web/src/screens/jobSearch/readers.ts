import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { fn } from 'storybook/test';

const favourites = { snapshot: favouritesFlow.snapshots.closed, send: fn() };

/** Who looks for jobs, what the address says besides, and how pictures are taken of what comes over the list. */
export const readers = {
  default: { params: { maxSkills: 6, isLocked: false, favourites } },
  drawer: { visual: { clip: 'page' } },
  drawerLoading: { visual: { clip: 'page', widths: [390] } },
  filtered: { search: 'skills=React' },
  /** A saved search that was opened: what has come since the last look is marked. */
  newMatches: { scenario: 'applied', search: 'skills=React&newSince=2026-11-10T07%3A00%3A00.000Z' },
  /** The code of the filters comes after the page's own. */
  filtersPending: {
    scenario: 'listed',
    parts: async () => ({ FiltersView: (await import('./JobFiltersPendingView.tsx')).JobFiltersPendingView }),
  },
} as const;
