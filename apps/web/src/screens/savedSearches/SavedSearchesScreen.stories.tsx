import { savedSearchesFlow } from '@guildhall/machines/scenarios/savedSearches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { workWords } from '../jobs/savedWork.ts';
import { SavedSearchesScreen } from './SavedSearchesScreen.tsx';

const meta = {
  title: 'Screens/SavedSearches',
  component: SavedSearchesScreen,
  args: { send: fn(), onClose: fn(), wordsOf: workWords },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof SavedSearchesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: savedSearchesFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: savedSearchesFlow.snapshots.failed } };
export const Ready: Story = { args: { snapshot: savedSearchesFlow.snapshots.ready } };
export const Saving: Story = { args: { snapshot: savedSearchesFlow.snapshots.saving } };
export const Editing: Story = { args: { snapshot: savedSearchesFlow.snapshots.editing } };
export const Updating: Story = { args: { snapshot: savedSearchesFlow.snapshots.updating } };
export const Asking: Story = { args: { snapshot: savedSearchesFlow.snapshots.asking } };
export const Deleting: Story = { args: { snapshot: savedSearchesFlow.snapshots.deleting } };
export const Opening: Story = { args: { snapshot: savedSearchesFlow.snapshots.opening } };
export const Opened: Story = { args: { snapshot: savedSearchesFlow.snapshots.opened } };

// Variations

export const None: Story = { args: { snapshot: savedSearchesFlow.snapshots.none } };
/** Nothing is searched for. */
export const NothingToSave: Story = { args: { snapshot: savedSearchesFlow.snapshots.nothingToSave } };
/** The same search is not saved twice. */
export const Saved: Story = { args: { snapshot: savedSearchesFlow.snapshots.saved } };
export const Unnamed: Story = { args: { snapshot: savedSearchesFlow.snapshots.unnamed } };
export const NameTaken: Story = { args: { snapshot: savedSearchesFlow.snapshots.nameTaken } };
export const RenamedToTaken: Story = { args: { snapshot: savedSearchesFlow.snapshots.renamedToTaken } };
