import { favouritesAddressOf, favouritesInAddress } from '@guildhall/machines/domain/favourites';
import { favouritesMachine } from '@guildhall/machines/flows/favourites';
import { required } from '@guildhall/machines/kit/required';
import { useState } from 'react';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import type { Flow } from '../../flow/useFlow.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { favouritesCalls } from './favouritesCalls.ts';
import type { FavouritesLinks } from './FavouritesScreen.tsx';
import { readFavourites } from './keptFavourites.ts';

/** The ways to the favourites and their pages, and back. `here` changes some parameters of the address. */
export const favouritesLinks = (here: (changes: Record<string, string | null>) => string): FavouritesLinks => ({
  favouritesHref: here(favouritesInAddress(1)),
  allHref: here(favouritesInAddress(null)),
  pageHref: (to) => here(favouritesInAddress(to)),
});

interface Favourites extends Flow<typeof favouritesMachine>, FavouritesLinks {}

/** The favourites of the freelancer who is signed in, and whether the address lists them. */
export function useFavourites(): Favourites {
  const api = useApi();
  const here = useHere();
  // The guard shows these pages only to people who are signed in.
  const { email } = required(useSession());
  const address = useAddress(favouritesAddressOf);
  const [jobIds] = useState(() => readFavourites(email));
  const flow = useFlow(() => withCalls(favouritesMachine, api, favouritesCalls(api, email)), {
    input: { address, jobIds },
  });
  useAddressEvents(flow.send, address);
  const { page } = address;
  useTurnedPage(listId, page ?? 0, page === null ? 'jobs' : 'favourites');
  return { ...flow, ...favouritesLinks(here) };
}
