import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import { jobSearchFlow } from '@guildhall/machines/scenarios/jobSearch';
import { Drawer } from '@guildhall/ui/Drawer';
import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';

import { sampleNow } from '../../kit/sampleNow.ts';
import { JobFiltersView } from './JobFiltersView.tsx';
import { JobSearchView } from './JobSearchView.tsx';

/** The jobs of the dashboard, for stories of what stands above them, or among them. */
export const listedJobs = (favourites: SnapshotFrom<typeof favouritesMachine> | null) => (
  <JobSearchView
    snapshot={jobSearchFlow.snapshots.listed}
    send={fn()}
    favourites={favourites && { snapshot: favourites, send: fn() }}
    favouritesHref="#favourites"
    now={sampleNow}
    maxSkills={4}
    detailsHref={({ id }) => `#job=${id}`}
    applyHref={(id) => `#job=${id}&apply=1`}
    applicationHref={(id) => `#application=${id}`}
    pageHref={(page) => `#page=${page}`}
    changedHref={(change) => `#${Object.keys(change).join('&')}`}
    unfilteredHref="#unfiltered"
    clearHref="#clear"
    FiltersView={JobFiltersView}
    DrawerView={Drawer}
  />
);
