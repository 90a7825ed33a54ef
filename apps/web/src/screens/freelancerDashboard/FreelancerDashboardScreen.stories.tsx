import { freelancerOverviewSnapshots } from '@guildhall/machines/snapshots/freelancerOverview';
import { jobSearchSnapshots } from '@guildhall/machines/snapshots/jobSearch';
import { sentApplicationsSnapshots } from '@guildhall/machines/snapshots/sentApplications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { JobSearchView } from '../jobs/JobSearchView.tsx';
import { sampleNow } from '../sampleNow.ts';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import { SentApplicationsScreen } from './SentApplicationsScreen.tsx';

const jobList = (
  <JobSearchView
    snapshot={jobSearchSnapshots.listed}
    send={fn()}
    now={sampleNow}
    maxSkills={4}
    detailsHref={(id) => `#job=${id}`}
    applyHref={(id) => `#job=${id}&apply=1`}
    pageHref={(page) => `#page=${page}`}
    clearHref="#"
  />
);

const meta = {
  title: 'Screens/FreelancerDashboard',
  component: FreelancerDashboardScreen,
  args: {
    send: fn(),
    name: 'Ngozi Adeyemi',
    tab: 'jobs',
    tabHref: (tab) => `#tab=${tab}`,
    profileSetupHref: '#',
    children: jobList,
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof FreelancerDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: freelancerOverviewSnapshots.loading } };
export const Failed: Story = { args: { snapshot: freelancerOverviewSnapshots.failed } };
export const Locked: Story = { args: { snapshot: freelancerOverviewSnapshots.locked } };
export const Unlocked: Story = { args: { snapshot: freelancerOverviewSnapshots.unlocked } };

// Variations

/** The other tabs are open whatever the profile lacks. */
export const Applications: Story = {
  args: {
    snapshot: freelancerOverviewSnapshots.locked,
    tab: 'applications',
    children: (
      <SentApplicationsScreen
        snapshot={sentApplicationsSnapshots.listed}
        send={fn()}
        now={sampleNow}
        jobsHref="#"
        pageHref={(page) => `#page=${page}`}
      />
    ),
  },
};

export const TriedAgain: Story = {
  args: { snapshot: freelancerOverviewSnapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'overview.retry' });
  },
};
