import { proposalSnapshots, proposalVariations } from '@guildhall/machines/snapshots/proposal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ProposalScreen } from './ProposalScreen.tsx';

const meta = {
  title: 'Screens/Proposal',
  component: ProposalScreen,
  args: { send: fn() },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ProposalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = { args: { snapshot: proposalSnapshots.writing } };
export const Sending: Story = { args: { snapshot: proposalSnapshots.sending } };
export const Sent: Story = { args: { snapshot: proposalSnapshots.sent } };

// Variations

export const Written: Story = { args: { snapshot: proposalVariations.written } };
export const Incomplete: Story = { args: { snapshot: proposalVariations.incomplete } };
export const Failed: Story = { args: { snapshot: proposalVariations.failed } };

export const SentByPress: Story = {
  args: { snapshot: proposalVariations.written },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send Proposal' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'proposal.send' });
  },
};
