import { mayBeEdited } from '@guildhall/machines/domain/applicationChanges';
import { sentApplicationsSnapshots, sentApplicationsVariations } from '@guildhall/machines/snapshots/sentApplications';
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

export const Loading: Story = { args: { snapshot: sentApplicationsSnapshots.loading } };
export const Failed: Story = { args: { snapshot: sentApplicationsSnapshots.failed } };
export const Empty: Story = { args: { snapshot: sentApplicationsSnapshots.empty } };
export const Listed: Story = { args: { snapshot: sentApplicationsSnapshots.listed } };
export const Confirming: Story = { args: { snapshot: sentApplicationsSnapshots.confirming } };
export const Withdrawing: Story = { args: { snapshot: sentApplicationsSnapshots.withdrawing } };

// Variations

export const WithNews: Story = { args: { snapshot: sentApplicationsVariations.withNews } };
export const LoadingAgain: Story = { args: { snapshot: sentApplicationsVariations.loadingAgain } };
export const LastPage: Story = { args: { snapshot: sentApplicationsVariations.lastPage } };

/** One meeting in each phase. */
export const WithMeetings: Story = { args: { snapshot: sentApplicationsVariations.withMeetings } };

/** As a job that was applied to leads to it. */
export const OfOneProject: Story = { args: { snapshot: sentApplicationsVariations.ofOneProject } };
export const NoneOfProject: Story = { args: { snapshot: sentApplicationsVariations.noneOfProject } };

/** The dialog says that the interview falls away. */
export const WithdrawInterviewed: Story = { args: { snapshot: sentApplicationsVariations.withdrawInterviewed } };
export const WithdrawFailed: Story = { args: { snapshot: sentApplicationsVariations.withdrawFailed } };
export const Withdrawn: Story = { args: { snapshot: sentApplicationsVariations.withdrawn } };

export const WithdrawPressed: Story = {
  args: { snapshot: sentApplicationsSnapshots.listed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Withdraw Application/ }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'application.withdraw' }));
  },
};

export const OfOneStatus: Story = { args: { snapshot: sentApplicationsVariations.ofStatus } };
export const NoneOfStatus: Story = { args: { snapshot: sentApplicationsVariations.noneOfStatus } };

export const StatusChosen: Story = {
  args: { snapshot: sentApplicationsSnapshots.listed },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Status' }), 'Approved');
    await expect(args.send).toHaveBeenCalledWith({ type: 'status.change', value: 'ACCEPTED' });
  },
};

export const TriedAgain: Story = {
  args: { snapshot: sentApplicationsSnapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
