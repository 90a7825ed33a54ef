import { meetingPhaseFlow } from '@guildhall/machines/scenarios/meetingPhase';
import { meeting } from '@guildhall/machines/testing/sampleMeetings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import { MeetingCardView } from './MeetingCardView.tsx';

/** Its machine is sent the clock's ticks by the list, and nothing by the card. */
type Props = ComponentProps<typeof MeetingCardView> & { send: () => void };

const meta = {
  id: 'screens-meetingphase',
  title: 'Screens/Meetings/Meeting phase',
  tags: ['autodocs'],
  component: MeetingCardView,
  args: {
    send: fn(),
    reader: 'CLIENT',
    timeZone: 'Europe/Stockholm',
    onSave: fn(),
    isSaving: false,
    isDisabled: false,
  },
  parameters: { visual: { widths: [320, 1280] } },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = { args: { snapshot: meetingPhaseFlow.snapshots.upcoming } };
export const Live: Story = { args: { snapshot: meetingPhaseFlow.snapshots.live } };
export const Ended: Story = { args: { snapshot: meetingPhaseFlow.snapshots.ended } };
export const Cancelled: Story = { args: { snapshot: meetingPhaseFlow.snapshots.cancelled } };

// Variations

/** The last seconds. */
export const Soon: Story = { args: { snapshot: meetingPhaseFlow.snapshots.soon } };

export const OfFreelancer: Story = { args: { snapshot: meetingPhaseFlow.snapshots.upcoming, reader: 'FREELANCER' } };

/** A reader elsewhere reads their own clock first, then that of the invitation. */
export const ReadInNewYork: Story = {
  args: { snapshot: meetingPhaseFlow.snapshots.upcoming, timeZone: 'America/New_York' },
};

/** The other person's clock is read below the own. */
export const OtherPersonInNewYork: Story = { args: { snapshot: meetingPhaseFlow.snapshots.inNewYork } };

export const Joined: Story = {
  args: { snapshot: meetingPhaseFlow.snapshots.live },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Join Meeting: Application Interview with Ngozi Adeyemi/ });
    await expect(link).toHaveAttribute('href', meeting.googleMeetLink);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
