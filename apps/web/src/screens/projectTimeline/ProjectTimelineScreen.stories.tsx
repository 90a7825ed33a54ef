import { projectTimelineFlow } from '@guildhall/machines/scenarios/projectTimeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ProjectTimelineScreen } from './ProjectTimelineScreen.tsx';

const meta = {
  title: 'Screens/ProjectTimeline',
  component: ProjectTimelineScreen,
  args: {
    send: fn(),
    reader: 'CLIENT',
    timeZone: 'Europe/Stockholm',
    jobsHref: '#jobs',
    timelineHref: (id, page) => `#${id}-${page}`,
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ProjectTimelineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: projectTimelineFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: projectTimelineFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: projectTimelineFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: projectTimelineFlow.snapshots.listed } };

// Variations

export const JustPosted: Story = { args: { snapshot: projectTimelineFlow.snapshots.justPosted } };
export const Withdrawn: Story = { args: { snapshot: projectTimelineFlow.snapshots.withdrawn } };
export const TakenDown: Story = { args: { snapshot: projectTimelineFlow.snapshots.takenDown } };
export const SecondPage: Story = { args: { snapshot: projectTimelineFlow.snapshots.secondPage } };
export const LoadingAgain: Story = { args: { snapshot: projectTimelineFlow.snapshots.loadingAgain } };

/** What its freelancer reads. */
export const OfFreelancer: Story = {
  args: { snapshot: projectTimelineFlow.snapshots.ofFreelancer, reader: 'FREELANCER' },
};

/** From before events were kept whole. */
export const PartlyKnown: Story = { args: { snapshot: projectTimelineFlow.snapshots.partlyKnown } };

/** The same instants, on the clock and calendar of another reader. */
export const ReadInAuckland: Story = {
  args: { snapshot: projectTimelineFlow.snapshots.listed, timeZone: 'Pacific/Auckland' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem').filter((item) => item.closest('[role=list]'));
    await expect(first).toHaveTextContent(/Posted.*September 1.*8:15.?PM/);
  },
};

export const TriedAgain: Story = {
  args: { snapshot: projectTimelineFlow.snapshots.failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
