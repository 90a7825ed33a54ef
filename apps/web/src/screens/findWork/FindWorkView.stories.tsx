import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { freelancerOverviewFlow } from '@guildhall/machines/scenarios/freelancerOverview';
import { jobSearchFlow } from '@guildhall/machines/scenarios/jobSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { sampleNow } from '../../kit/sampleNow.ts';
import { inMain } from '../../shell/inMain.tsx';
import { FreelancerOverviewView } from '../freelancerOverview/FreelancerOverviewView.tsx';
import { JobFiltersView } from '../jobSearch/JobFiltersView.tsx';
import type { JobSearchViewProps } from '../jobSearch/JobSearchView.tsx';
import { JobSearchView } from '../jobSearch/JobSearchView.tsx';
import { FindWorkView } from './FindWorkView.tsx';

const { unlocked, almostUnlocked, loading, failed } = freelancerOverviewFlow.snapshots;

/** The page of someone whose profile says too little, or is being checked. */
const pageOf = (profile: typeof unlocked) => (args: JobSearchViewProps) => (
  <FindWorkView savedHref="#saved" canBeSaved={false}>
    <FreelancerOverviewView snapshot={profile} profileSetupHref={(criterion) => `#profile=${criterion ?? ''}`}>
      <JobSearchView {...args} applyHref={profile.context.completion === null ? args.applyHref : null} />
    </FreelancerOverviewView>
  </FindWorkView>
);

const meta = {
  title: 'Screens/FindWork',
  component: JobSearchView,
  args: {
    snapshot: jobSearchFlow.snapshots.listed,
    send: fn(),
    now: sampleNow,
    maxSkills: 6,
    detailsHref: (id) => `#job=${id}`,
    applyHref: (id) => `#job=${id}&apply=1`,
    applicationHref: (id) => `#application=${id}`,
    pageHref: (page) => `#page=${page}`,
    changedHref: (change) => `#${Object.keys(change).join('&')}`,
    unfilteredHref: '#unfiltered',
    clearHref: '#clear',
    FiltersView: JobFiltersView,
    favourites: { snapshot: favouritesFlow.snapshots.closed, send: fn() },
    favouritesHref: '#favourites',
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof JobSearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = { render: pageOf(almostUnlocked) };
export const CheckingProfile: Story = { render: pageOf(loading) };
export const ProfileFailed: Story = { render: pageOf(failed) };

export const SearchedByEnter: Story = {
  args: { snapshot: jobSearchFlow.snapshots.typed },
  render: pageOf(unlocked),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Search jobs' }), '{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'query.submit' });
  },
};
