import {
  freelancerWaitingSnapshots as snapshots,
  freelancerWaitingVariations as variations,
} from '@guildhall/machines/snapshots/freelancerWaiting';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

const meta = {
  title: 'Screens/FreelancerWaiting',
  component: WaitingScreen,
  args: {
    send: fn(),
    now: sampleNow,
    taskHref: ({ kind, project }) => `#${kind}-${project.id}`,
    profileHref: '#profile',
    children: <JobListPendingView />,
  },
  render: (args) => (
    <FreelancerDashboardScreen name="Maya Lindqvist" tab="jobs" tabHref={(tab) => `#${tab}`}>
      <WaitingScreen {...args} />
    </FreelancerDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof WaitingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: snapshots.loading } };
export const Failed: Story = { args: { snapshot: snapshots.failed } };
export const Shown: Story = { args: { snapshot: snapshots.shown } };
export const Refreshing: Story = { args: { snapshot: snapshots.refreshing } };
export const Outdated: Story = { args: { snapshot: snapshots.outdated } };

// Variations

export const Whole: Story = { args: { snapshot: variations.whole } };
export const Nothing: Story = { args: { snapshot: variations.nothing } };
export const ProfileAlone: Story = { args: { snapshot: variations.profileAlone } };
export const LoadingAgain: Story = { args: { snapshot: variations.loadingAgain } };
export const TriedAgain: Story = { args: { snapshot: variations.triedAgain } };

export const MeetingHasBegun: Story = {
  args: { snapshot: snapshots.shown, now: Date.parse('2026-11-20T13:31:00Z') },
};
