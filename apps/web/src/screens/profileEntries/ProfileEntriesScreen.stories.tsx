import { profileEntriesSnapshots, profileEntriesVariations } from '@guildhall/machines/snapshots/profileEntries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ProfileEntriesScreen } from './ProfileEntriesScreen.tsx';

const meta = {
  title: 'Screens/ProfileEntries',
  component: ProfileEntriesScreen,
  args: { send: fn(), partHref: (part) => `#${part}` },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ProfileEntriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: profileEntriesSnapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: profileEntriesSnapshots.loadFailed } };
export const Listed: Story = { args: { snapshot: profileEntriesSnapshots.listed } };
export const Editing: Story = { args: { snapshot: profileEntriesSnapshots.editing } };
export const Saving: Story = { args: { snapshot: profileEntriesSnapshots.saving } };
export const Confirming: Story = { args: { snapshot: profileEntriesSnapshots.confirming } };
export const Moving: Story = { args: { snapshot: profileEntriesSnapshots.moving } };
export const Removing: Story = { args: { snapshot: profileEntriesSnapshots.removing } };

// Variations

export const Nothing: Story = { args: { snapshot: profileEntriesVariations.nothing } };
export const Education: Story = { args: { snapshot: profileEntriesVariations.education } };
export const NewEducation: Story = { args: { snapshot: profileEntriesVariations.newEducation } };
export const RefusedEducation: Story = { args: { snapshot: profileEntriesVariations.refusedEducation } };
export const Portfolio: Story = { args: { snapshot: profileEntriesVariations.portfolio } };
export const Piece: Story = { args: { snapshot: profileEntriesVariations.piece } };
