import { savedSearchesSnapshots, savedSearchesVariations } from '@guildhall/machines/snapshots/savedSearches';
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

export const Loading: Story = { args: { snapshot: savedSearchesSnapshots.loading } };
export const Failed: Story = { args: { snapshot: savedSearchesSnapshots.failed } };
export const Ready: Story = { args: { snapshot: savedSearchesSnapshots.ready } };
export const Saving: Story = { args: { snapshot: savedSearchesSnapshots.saving } };
export const Editing: Story = { args: { snapshot: savedSearchesSnapshots.editing } };
export const Updating: Story = { args: { snapshot: savedSearchesSnapshots.updating } };
export const Asking: Story = { args: { snapshot: savedSearchesSnapshots.asking } };
export const Deleting: Story = { args: { snapshot: savedSearchesSnapshots.deleting } };
export const Opening: Story = { args: { snapshot: savedSearchesSnapshots.opening } };
export const Opened: Story = { args: { snapshot: savedSearchesSnapshots.opened } };

// Variations

export const None: Story = { args: { snapshot: savedSearchesVariations.none } };
/** Nothing is searched for. */
export const NothingToSave: Story = { args: { snapshot: savedSearchesVariations.nothingToSave } };
/** The same search is not saved twice. */
export const Saved: Story = { args: { snapshot: savedSearchesVariations.saved } };
export const Unnamed: Story = { args: { snapshot: savedSearchesVariations.unnamed } };
export const NameTaken: Story = { args: { snapshot: savedSearchesVariations.nameTaken } };
export const RenamedToTaken: Story = { args: { snapshot: savedSearchesVariations.renamedToTaken } };
