import { completedProjectsFlow } from '@guildhall/machines/scenarios/completedProjects';
import { ownProfileFlow } from '@guildhall/machines/scenarios/ownProfile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { CompletedProjectsScreen } from './CompletedProjectsScreen.tsx';
import { OwnProfileScreen } from './OwnProfileScreen.tsx';

const meta = {
  title: 'Screens/CompletedProjects',
  component: CompletedProjectsScreen,
  args: {
    send: fn(),
    now: sampleNow,
    pageHref: (page) => `#page=${page}`,
    profileHref: () => '#profile',
    jobHref: ({ id }) => `#job-${id}`,
  },
  render: (args) => (
    <OwnProfileScreen
      snapshot={ownProfileFlow.snapshots.shown}
      send={() => {}}
      tab="portfolio"
      tabHref={(tab) => `#${tab}`}
      editHref="#edit"
      verificationHref="#verification"
      postJobHref="#post"
      jobsHref="#jobs"
      publicHref={() => '#public'}
    >
      <CompletedProjectsScreen {...args} />
    </OwnProfileScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof CompletedProjectsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: completedProjectsFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: completedProjectsFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: completedProjectsFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: completedProjectsFlow.snapshots.listed } };

// Variations

export const LoadingAgain: Story = { args: { snapshot: completedProjectsFlow.snapshots.loadingAgain } };

export const TriedAgain: Story = {
  args: { snapshot: completedProjectsFlow.snapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
