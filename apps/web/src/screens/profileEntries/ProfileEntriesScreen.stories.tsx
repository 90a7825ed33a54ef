import { profileEntriesFlow } from '@guildhall/machines/scenarios/profileEntries';
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

export const Loading: Story = { args: { snapshot: profileEntriesFlow.snapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: profileEntriesFlow.snapshots.loadFailed } };
export const Listed: Story = { args: { snapshot: profileEntriesFlow.snapshots.listed } };
export const Editing: Story = { args: { snapshot: profileEntriesFlow.snapshots.editing } };
export const Saving: Story = { args: { snapshot: profileEntriesFlow.snapshots.saving } };
export const Confirming: Story = { args: { snapshot: profileEntriesFlow.snapshots.confirming } };
export const Moving: Story = { args: { snapshot: profileEntriesFlow.snapshots.moving } };
export const Removing: Story = { args: { snapshot: profileEntriesFlow.snapshots.removing } };

// Variations

export const Nothing: Story = { args: { snapshot: profileEntriesFlow.snapshots.nothing } };
export const Education: Story = { args: { snapshot: profileEntriesFlow.snapshots.education } };
export const NewEducation: Story = { args: { snapshot: profileEntriesFlow.snapshots.newEducation } };
export const RefusedEducation: Story = { args: { snapshot: profileEntriesFlow.snapshots.refusedEducation } };
export const Portfolio: Story = { args: { snapshot: profileEntriesFlow.snapshots.portfolio } };
export const Piece: Story = { args: { snapshot: profileEntriesFlow.snapshots.piece } };
