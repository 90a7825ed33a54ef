import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';

import { FavouriteView } from './FavouriteView.tsx';

/** Whether a job is a favorite, beside its title. */
export const namedFavourite = (favourites: SnapshotFrom<typeof favouritesMachine>, { id, title }: Schema<'Job'>) => (
  <FavouriteView snapshot={favourites} send={fn()} jobId={id} title={title} isNamed />
);
