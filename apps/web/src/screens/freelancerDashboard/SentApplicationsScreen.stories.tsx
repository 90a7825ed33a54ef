import { mayBeEdited } from '@guildhall/machines/domain/applicationChanges';
import { sentApplicationsFlow } from '@guildhall/machines/scenarios/sentApplications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';
import { SentApplicationsScreen } from './SentApplicationsScreen.tsx';

const meta = {
  title: 'Screens/SentApplications',
  component: SentApplicationsScreen,
  args: {
    send: fn(),
    now: sampleNow,
    jobsHref: '#jobs',
    allHref: '#all',
    pageHref: (page) => `#page=${page}`,
    editHref: (application) => (mayBeEdited(application) ? `#edit=${application.id}` : null),
  },
  render: (args) => (
    <FreelancerDashboardScreen name="Ngozi Adeyemi" tab="applications" tabHref={(tab) => `#${tab}`}>
      <SentApplicationsScreen {...args} />
    </FreelancerDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof SentApplicationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: sentApplicationsFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: sentApplicationsFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: sentApplicationsFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: sentApplicationsFlow.snapshots.listed } };
export const Confirming: Story = { args: { snapshot: sentApplicationsFlow.snapshots.confirming } };
export const Withdrawing: Story = { args: { snapshot: sentApplicationsFlow.snapshots.withdrawing } };

// Variations

export const WithNews: Story = { args: { snapshot: sentApplicationsFlow.snapshots.withNews } };
export const LoadingAgain: Story = { args: { snapshot: sentApplicationsFlow.snapshots.loadingAgain } };
export const LastPage: Story = { args: { snapshot: sentApplicationsFlow.snapshots.lastPage } };

/** One meeting in each phase. */
export const WithMeetings: Story = { args: { snapshot: sentApplicationsFlow.snapshots.withMeetings } };

/** As a job that was applied to leads to it. */
export const OfOneProject: Story = { args: { snapshot: sentApplicationsFlow.snapshots.ofOneProject } };
export const NoneOfProject: Story = { args: { snapshot: sentApplicationsFlow.snapshots.noneOfProject } };

/** The dialog says that the interview falls away. */
export const WithdrawInterviewed: Story = { args: { snapshot: sentApplicationsFlow.snapshots.withdrawInterviewed } };
export const WithdrawFailed: Story = { args: { snapshot: sentApplicationsFlow.snapshots.withdrawFailed } };
export const Withdrawn: Story = { args: { snapshot: sentApplicationsFlow.snapshots.withdrawn } };

export const WithdrawPressed: Story = {
  args: { snapshot: sentApplicationsFlow.snapshots.listed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Withdraw Application/ }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'application.withdraw' }));
  },
};

export const OfOneStatus: Story = { args: { snapshot: sentApplicationsFlow.snapshots.ofStatus } };
export const NoneOfStatus: Story = { args: { snapshot: sentApplicationsFlow.snapshots.noneOfStatus } };

export const StatusChosen: Story = {
  args: { snapshot: sentApplicationsFlow.snapshots.listed },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Status' }), 'Approved');
    await expect(args.send).toHaveBeenCalledWith({ type: 'status.change', value: 'ACCEPTED' });
  },
};

export const TriedAgain: Story = {
  args: { snapshot: sentApplicationsFlow.snapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
