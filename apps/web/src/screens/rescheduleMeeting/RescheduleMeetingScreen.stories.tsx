import {
  meetingReschedulingSnapshots as snapshots,
  meetingReschedulingVariations as variations,
} from '@guildhall/machines/snapshots/meetingRescheduling';
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

export const EditingUnplanned: Story = { args: { snapshot: snapshots['editing.unplanned'] } };
export const EditingPausing: Story = { args: { snapshot: snapshots['editing.pausing'] } };
export const EditingChecking: Story = { args: { snapshot: snapshots['editing.checking'] } };
export const EditingChecked: Story = { args: { snapshot: snapshots['editing.checked'] } };
export const EditingUnchecked: Story = { args: { snapshot: snapshots['editing.unchecked'] } };
export const Rescheduling: Story = { args: { snapshot: snapshots.rescheduling } };
export const Rescheduled: Story = { args: { snapshot: snapshots.rescheduled } };
export const Overtaken: Story = { args: { snapshot: snapshots.overtaken } };

// Variations

export const Opened: Story = { args: { snapshot: variations.opened } };
export const Unchanged: Story = { args: { snapshot: variations.unchanged } };
export const Overlapping: Story = { args: { snapshot: variations.overlapping } };
/** Its time has come while the dialog was open. */
export const Begun: Story = { args: { snapshot: variations.begun } };
/** Clocks go forward over the chosen time: there is none. */
export const Skipped: Story = { args: { snapshot: variations.skipped } };
/** Clocks go back over the chosen time: there are two. */
export const Doubled: Story = { args: { snapshot: variations.doubled } };
export const Refused: Story = { args: { snapshot: variations.refused } };

export const Sent: Story = {
  args: { snapshot: snapshots['editing.checked'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule Meeting' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'meeting.reschedule' });
  },
};

export const LeftByEscape: Story = {
  args: { snapshot: snapshots['editing.checked'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
