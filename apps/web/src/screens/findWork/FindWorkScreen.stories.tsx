import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { freelancerOverviewFlow } from '@guildhall/machines/scenarios/freelancerOverview';
import { jobSearchFlow } from '@guildhall/machines/scenarios/jobSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { JobFiltersPendingView } from '../jobs/JobFiltersPendingView.tsx';
import { JobFiltersView } from '../jobs/JobFiltersView.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { FindWorkScreen } from './FindWorkScreen.tsx';

const gate = { send: fn(), profileSetupHref: (criterion?: string) => `#profile=${criterion ?? ''}` };

const meta = {
  title: 'Screens/FindWork',
  component: FindWorkScreen,
  args: {
    send: fn(),
    now: sampleNow,
    detailsHref: (id) => `#job=${id}`,
    applyHref: (id) => `#job=${id}&apply=1`,
    applicationHref: (id) => `#application=${id}`,
    gate: { ...gate, snapshot: freelancerOverviewFlow.snapshots.unlocked },
    pageHref: (page) => `#page=${page}`,
    changedHref: (change) => `#${Object.keys(change).join('&')}`,
    unfilteredHref: '#unfiltered',
    clearHref: '#clear',
    FiltersView: JobFiltersView,
    savedHref: '#saved',
    canBeSaved: false,
    favourites: {
      snapshot: favouritesFlow.snapshots.closed,
      send: fn(),
      favouritesHref: '#favourites',
      allHref: '#all',
      pageHref: (page) => `#favourites=${page}`,
    },
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof FindWorkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: jobSearchFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: jobSearchFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: jobSearchFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: jobSearchFlow.snapshots.listed } };

// Variations

/** Typed a moment ago: Enter does not wait for the rest. */
export const Typed: Story = { args: { snapshot: jobSearchFlow.snapshots.typed } };
export const LoadingAgain: Story = { args: { snapshot: jobSearchFlow.snapshots.loadingAgain } };
export const NothingFound: Story = { args: { snapshot: jobSearchFlow.snapshots.nothingFound } };
export const LastPage: Story = { args: { snapshot: jobSearchFlow.snapshots.lastPage } };
export const Capped: Story = { args: { snapshot: jobSearchFlow.snapshots.capped } };
export const Filtered: Story = { args: { snapshot: jobSearchFlow.snapshots.filtered, canBeSaved: true } };

/** A saved search that was opened: what has come since the last look is marked. */
export const NewMatches: Story = {
  args: { snapshot: jobSearchFlow.snapshots.applied, canBeSaved: true, newSince: '2026-11-10T07:00:00.000Z' },
};

export const NothingFiltered: Story = { args: { snapshot: jobSearchFlow.snapshots.nothingFiltered } };

/** The filters are out of the way, and one press from being back. */
export const HiddenPanel: Story = { args: { snapshot: jobSearchFlow.snapshots.hiddenPanel } };

/** Their code comes after the page's own. */
export const FiltersPending: Story = {
  args: { snapshot: jobSearchFlow.snapshots.listed, FiltersView: JobFiltersPendingView },
};

/** On a phone the filters come over the list. */
export const FilterDrawer: Story = {
  args: { snapshot: jobSearchFlow.snapshots.drawer },
  parameters: { visual: { clip: 'page' } },
};
export const FilterDrawerLoading: Story = {
  args: { snapshot: jobSearchFlow.snapshots.drawerLoading },
  parameters: { visual: { clip: 'page', widths: [390] } },
};

/** Jobs that the freelancer has applied to say so, and lead to the application. */
export const Applied: Story = { args: { snapshot: jobSearchFlow.snapshots.applied } };

/** The profile says too little. */
export const Locked: Story = {
  args: {
    snapshot: jobSearchFlow.snapshots.listed,
    gate: { ...gate, snapshot: freelancerOverviewFlow.snapshots.almostUnlocked },
  },
};
export const CheckingProfile: Story = {
  args: {
    snapshot: jobSearchFlow.snapshots.listed,
    gate: { ...gate, snapshot: freelancerOverviewFlow.snapshots.loading },
  },
};
export const ProfileFailed: Story = {
  args: {
    snapshot: jobSearchFlow.snapshots.listed,
    gate: { ...gate, snapshot: freelancerOverviewFlow.snapshots.failed },
  },
};

export const SearchedByEnter: Story = {
  args: { snapshot: jobSearchFlow.snapshots.typed },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Search jobs' }), '{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'query.submit' });
  },
};
