import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Icon } from '@guildhall/ui/Icon';
import { Heart } from '@guildhall/ui/icons';
import { Stack } from '@guildhall/ui/Stack';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { FavouriteView } from '../favourites/FavouriteView.tsx';
import type { JobResultsViewProps } from '../jobs/JobResultsView.tsx';
import { JobResultsView } from '../jobs/JobResultsView.tsx';
import type { FilterPanelViewProps } from '../shared/filterPanel/FilterPanelView.tsx';
import { FilterPanelView } from '../shared/filterPanel/FilterPanelView.tsx';
import { countText } from '../shared/results/foundText.ts';
import { JobCriteriaView } from './JobCriteriaView.tsx';

type ResultsProps = Omit<JobResultsViewProps, 'snapshot' | 'send' | 'favourite' | 'chosen'>;

export interface JobSearchViewProps extends Flow<typeof jobSearchMachine>, ResultsProps {
  /** Which of the jobs are favourites; null where there can be none. */
  favourites: Flow<typeof favouritesMachine> | null;
  favouritesHref: string;
  /** The filters. Their fields are heavy, so the page has them after the list. */
  FiltersView: ComponentType<Flow<typeof jobSearchMachine>>;
  DrawerView: FilterPanelViewProps['DrawerView'];
}

/** Looking for jobs: what to look for, which to keep, and what was found. */
export function JobSearchView({ FiltersView, DrawerView, favouritesHref, ...props }: JobSearchViewProps) {
  const { snapshot, send, favourites } = props;
  const { panel, result } = snapshot.context;
  const isCounted = result !== null && (snapshot.matches('listed') || snapshot.matches('empty'));
  return (
    <Stack gap={6}>
      <JobCriteriaView
        snapshot={snapshot}
        send={send}
        favouritesLink={
          favourites && <FavouritesLink count={favourites.snapshot.context.jobIds.length} href={favouritesHref} />
        }
      />
      <FilterPanelView
        panel={panel}
        onPanelChange={(value) => send({ type: 'panel.change', value })}
        showLabel={isCounted ? `Show ${countText(result.pagination, 'job')}` : 'Show Jobs'}
        DrawerView={DrawerView}
        filters={<FiltersView snapshot={snapshot} send={send} />}
      >
        <JobResultsView
          {...props}
          favourite={
            favourites ? ({ id, title }) => <FavouriteView {...favourites} jobId={id} title={title} /> : undefined
          }
          chosen={favourites?.snapshot.context.jobIds}
        />
      </FilterPanelView>
    </Stack>
  );
}

/** The way to the favourites among all jobs, and how many they are. */
const FavouritesLink = ({ count, href }: { count: number; href: string }) => (
  <ButtonLink href={href}>
    <Icon icon={Heart} />
    {count === 0 ? 'Favorites' : `Favorites (${count})`}
  </ButtonLink>
);
