import { timesProposalFlow } from '@guildhall/machines/scenarios/timesProposal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';
import { ZoneChoiceView } from '../shared/meetingTime/ZoneChoiceView.tsx';
import { ProposeTimesScreen } from './ProposeTimesScreen.tsx';

const meta = {
  loaders: [nameZones],
  title: 'Screens/ProposeTimes',
  component: ProposeTimesScreen,
  args: { send: fn(), readerZone: 'Europe/London', ZoneView: ZoneChoiceView, onClose: fn() },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof ProposeTimesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { args: { snapshot: timesProposalFlow.snapshots.editing } };
export const Proposing: Story = { args: { snapshot: timesProposalFlow.snapshots.proposing } };
export const Proposed: Story = { args: { snapshot: timesProposalFlow.snapshots.proposed } };
export const Overtaken: Story = { args: { snapshot: timesProposalFlow.snapshots.overtaken } };

// Variations

export const Opened: Story = { args: { snapshot: timesProposalFlow.snapshots.opened } };
export const Empty: Story = { args: { snapshot: timesProposalFlow.snapshots.empty } };
export const Three: Story = { args: { snapshot: timesProposalFlow.snapshots.three } };
/** What is proposed already is changed. */
export const Again: Story = { args: { snapshot: timesProposalFlow.snapshots.again } };
export const Wrong: Story = { args: { snapshot: timesProposalFlow.snapshots.wrong } };
/** Clocks go back over the chosen time: there are two. */
export const Doubled: Story = { args: { snapshot: timesProposalFlow.snapshots.doubled } };
export const Refused: Story = { args: { snapshot: timesProposalFlow.snapshots.refused } };

export const Removed: Story = {
  args: { snapshot: timesProposalFlow.snapshots.editing },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Second time' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'time.clear', index: 1 });
  },
};

export const Sent: Story = {
  args: { snapshot: timesProposalFlow.snapshots.editing },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Times' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'times.propose' });
  },
};
