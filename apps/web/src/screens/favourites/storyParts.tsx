import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import { job } from '@guildhall/machines/testing/samples';
import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';

import { FavouriteView } from './FavouriteView.tsx';

/** Whether the job of the stories is a favorite, beside its title. */
export const namedFavourite = (favourites: SnapshotFrom<typeof favouritesMachine>) => (
  <FavouriteView snapshot={favourites} send={fn()} jobId={job.id} title={job.title} isNamed />
);
