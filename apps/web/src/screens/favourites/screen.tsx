import { favouritesAddressOf, favouritesInAddress } from '@guildhall/machines/domain/favourites';
import { favouritesMachine } from '@guildhall/machines/flows/favourites';

import { applicationPath } from '../../jobPaths.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { useTurnedPage } from '../../kit/TurnedPage.tsx';
import { applyHref, detailsHref } from '../jobDetail/jobInAddress.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { favouritesCalls, favouritesOf } from './favouritesCalls.ts';
import { FavouritesView } from './FavouritesView.tsx';

interface Opened {
  /** How many skills a card names. */
  maxSkills: number;
  /** The reader may not send proposals. */
  isLocked: boolean;
}

function TurnedPage({ snapshot }: Mounted<typeof favouritesMachine, unknown>) {
  const { page } = snapshot.context.address;
  useTurnedPage(listId, page ?? 0, page === null ? 'jobs' : 'favourites');
  return null;
}

/** The favourites among the jobs, in place of a search. */
export const screen = defineScreen({
  machine: favouritesMachine,
  View: FavouritesView,
  within: 'freelancerDashboard',
  address: favouritesAddressOf,
  input: (place, _params: Opened, address) => ({ address, jobIds: favouritesOf(place) }),
  props: ({ now, here }: Place, { maxSkills, isLocked }) => ({
    now,
    maxSkills,
    detailsHref: detailsHref(here),
    applyHref: isLocked ? null : applyHref(here),
    applicationHref: applicationPath,
    allHref: here(favouritesInAddress(null)),
    pageHref: (page: number) => here(favouritesInAddress(page)),
  }),
  calls: favouritesCalls,
  additions: [TurnedPage],
});
