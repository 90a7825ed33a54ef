import { jobDetailSnapshots, jobDetailVariations } from '@guildhall/machines/snapshots/jobDetail';
import { proposalSnapshots, proposalVariations } from '@guildhall/machines/snapshots/proposal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { sampleNow } from '../sampleNow.ts';
import { JobDetailScreen } from './JobDetailScreen.tsx';
import { ProposalScreen } from './ProposalScreen.tsx';

const meta = {
  title: 'Screens/JobDetail',
  component: JobDetailScreen,
  args: { send: fn(), onClose: fn(), now: sampleNow },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof JobDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: jobDetailSnapshots.loading } };
export const Missing: Story = { args: { snapshot: jobDetailSnapshots.missing } };
export const Failed: Story = { args: { snapshot: jobDetailSnapshots.failed } };
export const Shown: Story = { args: { snapshot: jobDetailSnapshots.shown } };

// Variations

export const Taken: Story = { args: { snapshot: jobDetailVariations.taken } };
export const BareClient: Story = { args: { snapshot: jobDetailVariations.bareClient } };

/** As a freelancer sees it. */
export const WithProposal: Story = {
  args: {
    snapshot: jobDetailSnapshots.shown,
    children: <ProposalScreen snapshot={proposalSnapshots.writing} send={fn()} />,
  },
};

/** Opened by Send Proposal: the form is what meets the eye. */
export const Applying: Story = {
  args: {
    snapshot: jobDetailSnapshots.shown,
    children: <ProposalScreen snapshot={proposalVariations.written} send={fn()} isFirst />,
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Proposal' })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: {
    snapshot: jobDetailSnapshots.shown,
    isDismissable: false,
    children: <ProposalScreen snapshot={proposalSnapshots.sending} send={fn()} />,
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ClosedByEscape: Story = {
  args: { snapshot: jobDetailSnapshots.shown },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
