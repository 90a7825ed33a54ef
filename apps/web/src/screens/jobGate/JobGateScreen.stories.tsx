import { freelancerOverviewFlow } from '@guildhall/machines/scenarios/freelancerOverview';
import { jobSearchFlow } from '@guildhall/machines/scenarios/jobSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { FreelancerDashboardScreen } from '../freelancerDashboard/FreelancerDashboardScreen.tsx';
import { JobFiltersView } from '../jobs/JobFiltersView.tsx';
import { JobSearchView } from '../jobs/JobSearchView.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { JobGateScreen } from './JobGateScreen.tsx';

const meta = {
  title: 'Screens/FreelancerOverview',
  component: JobGateScreen,
  args: {
    profileSetupHref: (criterion) => `#profile=${criterion ?? ''}`,
    children: (
      <JobSearchView
        snapshot={jobSearchFlow.snapshots.listed}
        send={fn()}
        now={sampleNow}
        maxSkills={4}
        detailsHref={(id) => `#job=${id}`}
        applyHref={(id) => `#job=${id}&apply=1`}
        applicationHref={(id) => `#application=${id}`}
        pageHref={(page) => `#page=${page}`}
        changedHref={(change) => `#${Object.keys(change).join('&')}`}
        unfilteredHref="#unfiltered"
        clearHref="#clear"
        FiltersView={JobFiltersView}
        favouritesLink={null}
        favouriteOf={() => null}
      />
    ),
  },
  render: (args) => (
    <FreelancerDashboardScreen name="Ngozi Adeyemi" tab="jobs" tabHref={(tab) => `#tab=${tab}`}>
      <JobGateScreen {...args} />
    </FreelancerDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof JobGateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: freelancerOverviewFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: freelancerOverviewFlow.snapshots.failed } };
export const Locked: Story = { args: { snapshot: freelancerOverviewFlow.snapshots.locked } };
export const Unlocked: Story = { args: { snapshot: freelancerOverviewFlow.snapshots.unlocked } };

// Variations

/** Checked again on return from another window: what is missing stays on the screen meanwhile. */
export const LoadingAgain: Story = { args: { snapshot: freelancerOverviewFlow.snapshots.loadingAgain } };
export const AlmostUnlocked: Story = { args: { snapshot: freelancerOverviewFlow.snapshots.almostUnlocked } };
