import { assignedProjectsSnapshots, assignedProjectsVariations } from '@guildhall/machines/snapshots/assignedProjects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { hiddenFromClient } from '../clientRating/hiddenFromClient.ts';
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

export const Loading: Story = { args: { snapshot: assignedProjectsSnapshots.loading } };
export const Failed: Story = { args: { snapshot: assignedProjectsSnapshots.failed } };
export const Empty: Story = { args: { snapshot: assignedProjectsSnapshots.empty } };
export const Listed: Story = { args: { snapshot: assignedProjectsSnapshots.listed } };

export const Describing: Story = { args: { snapshot: assignedProjectsSnapshots.describing } };
export const Requesting: Story = { args: { snapshot: assignedProjectsSnapshots.requesting } };
export const ExplainingEnd: Story = { args: { snapshot: assignedProjectsSnapshots.explainingEnd } };
export const Ending: Story = { args: { snapshot: assignedProjectsSnapshots.ending } };

// Variations

export const RequestFailed: Story = { args: { snapshot: assignedProjectsVariations.requestFailed } };
export const TooLong: Story = { args: { snapshot: assignedProjectsVariations.tooLong } };

export const WithNews: Story = { args: { snapshot: assignedProjectsVariations.withNews } };
export const LoadingAgain: Story = { args: { snapshot: assignedProjectsVariations.loadingAgain } };
/** Not rated yet, rated and hidden, and shown. */
export const Completed: Story = { args: { snapshot: assignedProjectsVariations.completed } };
/** By the client and by the freelancer. */
export const Ended: Story = { args: { snapshot: assignedProjectsVariations.ended } };
export const LastPage: Story = { args: { snapshot: assignedProjectsVariations.lastPage } };

export const TriedAgain: Story = {
  args: { snapshot: assignedProjectsSnapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
