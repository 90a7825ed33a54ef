import { proposalFlow } from '@guildhall/machines/scenarios/proposal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { sampleNow } from '../shared/sampleNow.ts';
import { ProposalScreen } from './ProposalScreen.tsx';

const meta = {
  title: 'Screens/Proposal',
  component: ProposalScreen,
  args: {
    send: fn(),
    now: sampleNow,
    profileSetupHref: (criterion) => `#profile=${criterion ?? ''}`,
    applicationHref: '#application',
  },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ProposalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { args: { snapshot: proposalFlow.snapshots.checking } };
export const Unchecked: Story = { args: { snapshot: proposalFlow.snapshots.unchecked } };
export const Incomplete: Story = { args: { snapshot: proposalFlow.snapshots.incomplete } };
export const Applied: Story = { args: { snapshot: proposalFlow.snapshots.applied } };
export const Closed: Story = { args: { snapshot: proposalFlow.snapshots.closed } };
export const Writing: Story = { args: { snapshot: proposalFlow.snapshots.writing } };
export const Reviewing: Story = { args: { snapshot: proposalFlow.snapshots.reviewing } };
export const Sending: Story = { args: { snapshot: proposalFlow.snapshots.sending } };
export const Rechecking: Story = { args: { snapshot: proposalFlow.snapshots.rechecking } };
export const Sent: Story = { args: { snapshot: proposalFlow.snapshots.sent } };

// Variations

export const Written: Story = { args: { snapshot: proposalFlow.snapshots.written } };
/** The client has edited the post while the answer to it was being written. */
export const PostEdited: Story = { args: { snapshot: proposalFlow.snapshots.postEdited } };
export const HalfFilled: Story = { args: { snapshot: proposalFlow.snapshots.halfFilled } };
/** Checked again on return from another window: what is missing stays on the screen meanwhile. */
export const CheckingAgain: Story = { args: { snapshot: proposalFlow.snapshots.checkingAgain } };
export const AfterWithdrawal: Story = { args: { snapshot: proposalFlow.snapshots.afterWithdrawal } };
export const WithdrawnTwice: Story = { args: { snapshot: proposalFlow.snapshots.withdrawnTwice } };
export const TurnedDown: Story = { args: { snapshot: proposalFlow.snapshots.turnedDown } };
/** Applied in another window: what was typed in this one stays readable. */
export const AppliedElsewhere: Story = { args: { snapshot: proposalFlow.snapshots.appliedElsewhere } };
export const ClosedMeanwhile: Story = { args: { snapshot: proposalFlow.snapshots.closedMeanwhile } };
export const Failed: Story = { args: { snapshot: proposalFlow.snapshots.failed } };

export const Discarded: Story = {
  args: { snapshot: proposalFlow.snapshots.appliedElsewhere },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Discard Text' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.discard' });
  },
};

export const CheckedAgain: Story = {
  args: { snapshot: proposalFlow.snapshots.unchecked },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'standing.retry' });
  },
};

export const SentByPress: Story = {
  args: { snapshot: proposalFlow.snapshots.written },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send Proposal' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'proposal.send' });
  },
};
