import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { freelancerOverviewFlow } from '@guildhall/machines/scenarios/freelancerOverview';
import { expect, fn, userEvent, within } from 'storybook/test';

const { almostUnlocked, loading, failed } = freelancerOverviewFlow.snapshots;

const favourites = { snapshot: favouritesFlow.snapshots.closed, send: fn() };

const shown = { maxSkills: 6, isLocked: false, favourites };

/** Who looks for jobs, what the address says besides, and how pictures are taken of what comes over the list. */
export const readers = {
  default: { params: shown },
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
  /** The profile says too little. */
  locked: { scenario: 'listed', params: { ...shown, isLocked: true }, frame: { profile: almostUnlocked } },
  checkingProfile: { scenario: 'listed', frame: { profile: loading } },
  profileFailed: { scenario: 'listed', frame: { profile: failed } },
  searchedByEnter: {
    scenario: 'typed',
    play: async ({ canvasElement, args }: { canvasElement: HTMLElement; args: object }) => {
      await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Search jobs' }), '{Enter}');
      await expect(Reflect.get(args, 'send')).toHaveBeenCalledWith({ type: 'query.submit' });
    },
  },
} as const;
