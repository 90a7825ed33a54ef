import { proposalDraftFlow } from '@guildhall/machines/scenarios/proposalDraft';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { sampleNow } from '../shared/sampleNow.ts';
import { ProposalDraftScreen } from './ProposalDraftScreen.tsx';

const meta = {
  title: 'Screens/ProposalDraft',
  component: ProposalDraftScreen,
  args: { send: fn(), now: sampleNow },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ProposalDraftScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: proposalDraftFlow.snapshots.loading } };
export const Saved: Story = { args: { snapshot: proposalDraftFlow.snapshots.saved } };
export const Unsaved: Story = { args: { snapshot: proposalDraftFlow.snapshots.unsaved } };
export const Saving: Story = { args: { snapshot: proposalDraftFlow.snapshots.saving } };
export const Unreached: Story = { args: { snapshot: proposalDraftFlow.snapshots.unreached } };
export const Divided: Story = { args: { snapshot: proposalDraftFlow.snapshots.divided } };
export const Over: Story = { args: { snapshot: proposalDraftFlow.snapshots.over } };

// Variations

export const Nothing: Story = { args: { snapshot: proposalDraftFlow.snapshots.nothing } };
export const NewerElsewhere: Story = { args: { snapshot: proposalDraftFlow.snapshots.newerElsewhere } };
export const ReadAgain: Story = { args: { snapshot: proposalDraftFlow.snapshots.readAgain } };
