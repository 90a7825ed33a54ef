import type { favouritesMachine } from '@guildhall/machines/flows/favourites';

import type { Flow } from '../../flow/useFlow.ts';
import type { JobSearchViewProps } from '../jobs/JobSearchView.tsx';
import { JobSearchView } from '../jobs/JobSearchView.tsx';
import { FavouritesLinkView } from './FavouritesLinkView.tsx';
import type { FavouritesLinks } from './FavouritesScreen.tsx';
import { FavouritesScreen } from './FavouritesScreen.tsx';
import { FavouriteView } from './FavouriteView.tsx';

export interface OfferedJobsViewProps extends Omit<JobSearchViewProps, 'favouriteOf' | 'favouritesLink'> {
  /** The favourites among the jobs. */
  favourites: Flow<typeof favouritesMachine> & FavouritesLinks;
}

/** The jobs that a freelancer looks for, each with whether it is a favourite; or the favourites, as the address says. */
export function OfferedJobsView({ favourites, ...search }: OfferedJobsViewProps) {
  const { now, maxSkills, detailsHref, applyHref, applicationHref } = search;
  const { snapshot, send } = favourites;
  return (
    <FavouritesScreen
      {...favourites}
      now={now}
      maxSkills={maxSkills}
      detailsHref={detailsHref}
      applyHref={applyHref}
      applicationHref={applicationHref}
    >
      <JobSearchView
        {...search}
        favouritesLink={<FavouritesLinkView {...favourites} />}
        favouriteOf={({ id, title }) => <FavouriteView snapshot={snapshot} send={send} jobId={id} title={title} />}
      />
    </FavouritesScreen>
  );
}
