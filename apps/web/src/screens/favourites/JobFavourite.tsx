import { favouritesMachine } from '@guildhall/machines/flows/favourites';

import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { favouritesCalls, favouritesOf } from './favouritesCalls.ts';
import { FavouriteView } from './FavouriteView.tsx';

interface Opened {
  jobId: string;
  /** What the job is called. */
  title: string;
}

/** Whether a job is a favourite, beside its own details. Lists of this window and of others know of a change at once. */
export const { Route: JobFavourite } = defineScreen({
  machine: favouritesMachine,
  View: FavouriteView,
  input: (place: Place, _params: Opened) => ({ address: { page: null }, jobIds: favouritesOf(place) }),
  props: (_place, { jobId, title }) => ({ jobId, title, isNamed: true }),
  calls: favouritesCalls,
});
