import { meetingReschedulingFlow } from '@guildhall/machines/scenarios/meetingRescheduling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';
import { ZoneChoiceView } from '../shared/meetingTime/ZoneChoiceView.tsx';
import { RescheduleMeetingScreen } from './RescheduleMeetingScreen.tsx';

const meta = {
  loaders: [nameZones],
  title: 'Screens/RescheduleMeeting',
  component: RescheduleMeetingScreen,
  args: { send: fn(), readerZone: 'Europe/Stockholm', ZoneView: ZoneChoiceView, onClose: fn() },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof RescheduleMeetingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EditingUnplanned: Story = { args: { snapshot: meetingReschedulingFlow.snapshots['editing.unplanned'] } };
export const EditingPausing: Story = { args: { snapshot: meetingReschedulingFlow.snapshots['editing.pausing'] } };
export const EditingChecking: Story = { args: { snapshot: meetingReschedulingFlow.snapshots['editing.checking'] } };
export const EditingChecked: Story = { args: { snapshot: meetingReschedulingFlow.snapshots['editing.checked'] } };
export const EditingUnchecked: Story = { args: { snapshot: meetingReschedulingFlow.snapshots['editing.unchecked'] } };
export const Rescheduling: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.rescheduling } };
export const Rescheduled: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.rescheduled } };
export const Overtaken: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.overtaken } };

// Variations

export const Opened: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.opened } };
export const Unchanged: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.unchanged } };
export const Overlapping: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.overlapping } };
/** Its time has come while the dialog was open. */
export const Begun: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.begun } };
/** Clocks go forward over the chosen time: there is none. */
export const Skipped: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.skipped } };
/** Clocks go back over the chosen time: there are two. */
export const Doubled: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.doubled } };
export const Refused: Story = { args: { snapshot: meetingReschedulingFlow.snapshots.refused } };

export const Sent: Story = {
  args: { snapshot: meetingReschedulingFlow.snapshots['editing.checked'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule Meeting' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'meeting.reschedule' });
  },
};

export const LeftByEscape: Story = {
  args: { snapshot: meetingReschedulingFlow.snapshots['editing.checked'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
