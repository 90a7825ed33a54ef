import { interviewSchedulingFlow } from '@guildhall/machines/scenarios/interviewScheduling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';
import { ZoneChoiceView } from '../shared/meetingTime/ZoneChoiceView.tsx';
import { ScheduleInterviewScreen } from './ScheduleInterviewScreen.tsx';

const meta = {
  loaders: [nameZones],
  title: 'Screens/ScheduleInterview',
  component: ScheduleInterviewScreen,
  args: {
    send: fn(),
    freelancerName: 'Ngozi Adeyemi',
    projectTitle: 'Redesign of our online shop',
    readerZone: 'Europe/Berlin',
    ZoneView: ZoneChoiceView,
    onClose: fn(),
  },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof ScheduleInterviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EditingUnplanned: Story = { args: { snapshot: interviewSchedulingFlow.snapshots['editing.unplanned'] } };
export const EditingPausing: Story = { args: { snapshot: interviewSchedulingFlow.snapshots['editing.pausing'] } };
export const EditingChecking: Story = { args: { snapshot: interviewSchedulingFlow.snapshots['editing.checking'] } };
export const EditingChecked: Story = { args: { snapshot: interviewSchedulingFlow.snapshots['editing.checked'] } };
export const EditingUnchecked: Story = { args: { snapshot: interviewSchedulingFlow.snapshots['editing.unchecked'] } };
export const Scheduling: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.scheduling } };
export const Scheduled: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.scheduled } };
export const Overtaken: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.overtaken } };

// Variations

export const Incomplete: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.incomplete } };
export const ForeignLink: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.foreignLink } };
export const Past: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.past } };
export const Overlapping: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.overlapping } };
/** Clocks go forward over the chosen time: there is none. */
export const Skipped: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.skipped } };
export const SkippedAndSent: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.skippedAndSent } };
/** Clocks go back over the chosen time: there are two. */
export const Doubled: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.doubled } };
export const Refused: Story = { args: { snapshot: interviewSchedulingFlow.snapshots.refused } };
/** The reader is where the time was chosen. */
export const InReadersZone: Story = {
  args: { snapshot: interviewSchedulingFlow.snapshots['editing.checked'], readerZone: 'Europe/Paris' },
};

export const Sent: Story = {
  args: { snapshot: interviewSchedulingFlow.snapshots['editing.checked'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule Interview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'interview.schedule' });
  },
};
