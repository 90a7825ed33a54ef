import { freelancerWaitingFlow } from '@guildhall/machines/scenarios/freelancerWaiting';
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

export const Loading: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.failed } };
export const Shown: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.shown } };
export const Refreshing: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.refreshing } };
export const Outdated: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.outdated } };

// Variations

export const Whole: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.whole } };
export const Nothing: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.nothing } };
export const ProfileAlone: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.profileAlone } };
export const LoadingAgain: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.loadingAgain } };
export const TriedAgain: Story = { args: { snapshot: freelancerWaitingFlow.snapshots.triedAgain } };

export const MeetingHasBegun: Story = {
  args: { snapshot: freelancerWaitingFlow.snapshots.shown, now: Date.parse('2026-11-20T13:31:00Z') },
};
