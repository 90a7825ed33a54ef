import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { jobSearchFlow } from '@guildhall/machines/scenarios/jobSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { cloneElement, isValidElement } from 'react';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { FreelancerDashboardScreen } from '../freelancerDashboard/FreelancerDashboardScreen.tsx';
import { JobFiltersView } from '../jobs/JobFiltersView.tsx';
import type { JobSearchViewProps } from '../jobs/JobSearchView.tsx';
import { JobSearchView } from '../jobs/JobSearchView.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { FavouritesLinkView } from './FavouritesLinkView.tsx';
import type { FavouritesScreenProps } from './FavouritesScreen.tsx';
import { FavouritesScreen } from './FavouritesScreen.tsx';
import { FavouriteView } from './FavouriteView.tsx';

const doors = {
  now: sampleNow,
  maxSkills: 4,
  detailsHref: (id: string) => `#job=${id}`,
  applyHref: (id: string) => `#job=${id}&apply=1`,
  applicationHref: (id: string) => `#application=${id}`,
};

/** The jobs of the search, each with whether it is a favourite. */
const withFavourites = (search: ReactNode, { snapshot, send }: Pick<FavouritesScreenProps, 'snapshot' | 'send'>) =>
  isValidElement<Pick<JobSearchViewProps, 'favouriteOf' | 'favouritesLink'>>(search)
    ? cloneElement(search, {
        favouritesLink: <FavouritesLinkView snapshot={snapshot} favouritesHref="#favourites" />,
        favouriteOf: ({ id, title }) => <FavouriteView snapshot={snapshot} send={send} jobId={id} title={title} />,
      })
    : search;

const meta = {
  title: 'Screens/Favourites',
  component: FavouritesScreen,
  args: {
    ...doors,
    send: fn(),
    allHref: '#all',
    pageHref: (page) => `#favourites=${page}`,
    children: (
      <JobSearchView
        {...doors}
        snapshot={jobSearchFlow.snapshots.listed}
        send={fn()}
        pageHref={(page) => `#page=${page}`}
        changedHref={(change) => `#${Object.keys(change).join('&')}`}
        unfilteredHref="#unfiltered"
        clearHref="#clear"
        FiltersView={JobFiltersView}
        favouriteOf={() => null}
        favouritesLink={null}
      />
    ),
  },
  render: ({ children, ...args }) => (
    <FreelancerDashboardScreen name="Ngozi Adeyemi" tab="jobs" tabHref={(tab) => `#tab=${tab}`}>
      <FavouritesScreen {...args}>{withFavourites(children, args)}</FavouritesScreen>
    </FreelancerDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof FavouritesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { snapshot: favouritesFlow.snapshots.closed } };
export const Loading: Story = { args: { snapshot: favouritesFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: favouritesFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: favouritesFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: favouritesFlow.snapshots.listed } };

// Variations

export const None: Story = { args: { snapshot: favouritesFlow.snapshots.none } };
/** One more is refused, with the reason. */
export const Full: Story = { args: { snapshot: favouritesFlow.snapshots.full } };
/** Taken out a moment ago: a slip can be undone. */
export const TakenOut: Story = { args: { snapshot: favouritesFlow.snapshots.takenOut } };
export const LoadingAgain: Story = { args: { snapshot: favouritesFlow.snapshots.loadingAgain } };
export const SecondPage: Story = { args: { snapshot: favouritesFlow.snapshots.secondPage } };
