import { assignedProjectsFlow } from '@guildhall/machines/scenarios/assignedProjects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { hiddenFromClient } from '../rating/hiddenFromClient.ts';
import { sampleNow } from '../shared/sampleNow.ts';
import { AssignedProjectsScreen } from './AssignedProjectsScreen.tsx';
import { FreelancerDashboardScreen } from './FreelancerDashboardScreen.tsx';

const meta = {
  title: 'Screens/AssignedProjects',
  component: AssignedProjectsScreen,
  args: {
    send: fn(),
    now: sampleNow,
    jobsHref: '#jobs',
    pageHref: (page) => `#page=${page}`,
    rateHref: (id) => `#rate-${id}`,
    hiddenUntil: (project) => hiddenFromClient(project, sampleNow),
    statementHref: (id) => `#statement-${id}`,
    timelineHref: (id) => `#timeline-${id}`,
  },
  render: (args) => (
    <FreelancerDashboardScreen name="Ngozi Adeyemi" tab="assigned" tabHref={(tab) => `#${tab}`}>
      <AssignedProjectsScreen {...args} />
    </FreelancerDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof AssignedProjectsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: assignedProjectsFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: assignedProjectsFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: assignedProjectsFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: assignedProjectsFlow.snapshots.listed } };

export const Describing: Story = { args: { snapshot: assignedProjectsFlow.snapshots.describing } };
export const Requesting: Story = { args: { snapshot: assignedProjectsFlow.snapshots.requesting } };
export const ExplainingEnd: Story = { args: { snapshot: assignedProjectsFlow.snapshots.explainingEnd } };
export const Ending: Story = { args: { snapshot: assignedProjectsFlow.snapshots.ending } };

// Variations

export const RequestFailed: Story = { args: { snapshot: assignedProjectsFlow.snapshots.requestFailed } };
export const TooLong: Story = { args: { snapshot: assignedProjectsFlow.snapshots.tooLong } };

export const WithNews: Story = { args: { snapshot: assignedProjectsFlow.snapshots.withNews } };
export const LoadingAgain: Story = { args: { snapshot: assignedProjectsFlow.snapshots.loadingAgain } };
/** Not rated yet, rated and hidden, and shown. */
export const Completed: Story = { args: { snapshot: assignedProjectsFlow.snapshots.completed } };
/** By the client and by the freelancer. */
export const Ended: Story = { args: { snapshot: assignedProjectsFlow.snapshots.ended } };
export const LastPage: Story = { args: { snapshot: assignedProjectsFlow.snapshots.lastPage } };

export const TriedAgain: Story = {
  args: { snapshot: assignedProjectsFlow.snapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
