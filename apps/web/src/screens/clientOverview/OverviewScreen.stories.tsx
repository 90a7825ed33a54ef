import { clientOverviewFlow } from '@guildhall/machines/scenarios/clientOverview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ClientDashboardScreen } from '../clientDashboard/ClientDashboardScreen.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

const meta = {
  title: 'Screens/ClientOverview',
  component: OverviewScreen,
  args: {
    send: fn(),
    now: sampleNow,
    postJobHref: '#post',
    findTalentHref: '#talent',
    activeJobsHref: '#active',
    assignedJobsHref: '#assigned',
    jobsHref: '#jobs',
    applicantsHref: '#applicants',
    waitingHref: ({ kind, project }) => `#${kind}-${project.id}`,
    applicationHref: (id, applicationId) => `#applicants-${id}-${applicationId}`,
    jobHref: ({ id }) => `#job-${id}`,
  },
  render: (args) => (
    <ClientDashboardScreen
      name="Mara Lindqvist"
      tab="overview"
      tabHref={(tab) => `#${tab}`}
      waiting={args.snapshot.context.isDemo ? undefined : args.snapshot.context.dashboard?.stats.newApplications}
      postJobHref="#"
    >
      <OverviewScreen {...args} />
    </ClientDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof OverviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: clientOverviewFlow.snapshots.loading } };
export const Shown: Story = { args: { snapshot: clientOverviewFlow.snapshots.shown } };
export const Refreshing: Story = { args: { snapshot: clientOverviewFlow.snapshots.refreshing } };
export const Outdated: Story = { args: { snapshot: clientOverviewFlow.snapshots.outdated } };
export const Demo: Story = { args: { snapshot: clientOverviewFlow.snapshots.demo } };

// Variations

export const LoadingAgain: Story = { args: { snapshot: clientOverviewFlow.snapshots.loadingAgain } };
export const NothingYet: Story = { args: { snapshot: clientOverviewFlow.snapshots.nothingYet } };
export const MuchWaits: Story = { args: { snapshot: clientOverviewFlow.snapshots.muchWaits } };
export const DemoTriedAgain: Story = { args: { snapshot: clientOverviewFlow.snapshots.triedAgain } };

export const MeetingHasBegun: Story = {
  args: { snapshot: clientOverviewFlow.snapshots.shown, now: Date.parse('2026-11-20T13:31:00Z') },
};

export const TriedAgain: Story = {
  args: { snapshot: clientOverviewFlow.snapshots.demo },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'overview.retry' });
  },
};
