import {
  proposalDraftSnapshots as snapshots,
  proposalDraftVariations as variations,
} from '@guildhall/machines/snapshots/proposalDraft';
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

export const Loading: Story = { args: { snapshot: snapshots.loading } };
export const Saved: Story = { args: { snapshot: snapshots.saved } };
export const Unsaved: Story = { args: { snapshot: snapshots.unsaved } };
export const Saving: Story = { args: { snapshot: snapshots.saving } };
export const Unreached: Story = { args: { snapshot: snapshots.unreached } };
export const Divided: Story = { args: { snapshot: snapshots.divided } };
export const Over: Story = { args: { snapshot: snapshots.over } };

// Variations

export const Nothing: Story = { args: { snapshot: variations.nothing } };
export const NewerElsewhere: Story = { args: { snapshot: variations.newerElsewhere } };
export const ReadAgain: Story = { args: { snapshot: variations.readAgain } };
