import { proposalSnapshots, proposalVariations } from '@guildhall/machines/snapshots/proposal';
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

export const Checking: Story = { args: { snapshot: proposalSnapshots.checking } };
export const Unchecked: Story = { args: { snapshot: proposalSnapshots.unchecked } };
export const Incomplete: Story = { args: { snapshot: proposalSnapshots.incomplete } };
export const Applied: Story = { args: { snapshot: proposalSnapshots.applied } };
export const Closed: Story = { args: { snapshot: proposalSnapshots.closed } };
export const Writing: Story = { args: { snapshot: proposalSnapshots.writing } };
export const Reviewing: Story = { args: { snapshot: proposalSnapshots.reviewing } };
export const Sending: Story = { args: { snapshot: proposalSnapshots.sending } };
export const Rechecking: Story = { args: { snapshot: proposalSnapshots.rechecking } };
export const Sent: Story = { args: { snapshot: proposalSnapshots.sent } };

// Variations

export const Written: Story = { args: { snapshot: proposalVariations.written } };
/** The client has edited the post while the answer to it was being written. */
export const PostEdited: Story = { args: { snapshot: proposalVariations.postEdited } };
export const HalfFilled: Story = { args: { snapshot: proposalVariations.halfFilled } };
/** Checked again on return from another window: what is missing stays on the screen meanwhile. */
export const CheckingAgain: Story = { args: { snapshot: proposalVariations.checkingAgain } };
export const AfterWithdrawal: Story = { args: { snapshot: proposalVariations.afterWithdrawal } };
export const WithdrawnTwice: Story = { args: { snapshot: proposalVariations.withdrawnTwice } };
export const TurnedDown: Story = { args: { snapshot: proposalVariations.turnedDown } };
/** Applied in another window: what was typed in this one stays readable. */
export const AppliedElsewhere: Story = { args: { snapshot: proposalVariations.appliedElsewhere } };
export const ClosedMeanwhile: Story = { args: { snapshot: proposalVariations.closedMeanwhile } };
export const Failed: Story = { args: { snapshot: proposalVariations.failed } };

export const Discarded: Story = {
  args: { snapshot: proposalVariations.appliedElsewhere },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Discard Text' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.discard' });
  },
};

export const CheckedAgain: Story = {
  args: { snapshot: proposalSnapshots.unchecked },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'standing.retry' });
  },
};

export const SentByPress: Story = {
  args: { snapshot: proposalVariations.written },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send Proposal' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'proposal.send' });
  },
};
