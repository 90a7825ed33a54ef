import {
  editFreelancerProfileSnapshots,
  editFreelancerProfileVariations,
} from '@guildhall/machines/snapshots/editFreelancerProfile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ProfileFormView } from '../freelancerProfileSetup/ProfileFormView.tsx';
import { EditFreelancerProfileScreen } from './EditFreelancerProfileScreen.tsx';

const meta = {
  title: 'Screens/EditFreelancerProfile',
  component: EditFreelancerProfileScreen,
  args: { send: fn(), profileHref: '#profile', partHref: (part) => `#${part}`, FormView: ProfileFormView },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof EditFreelancerProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: editFreelancerProfileSnapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: editFreelancerProfileSnapshots.loadFailed } };
export const EditingIncomplete: Story = { args: { snapshot: editFreelancerProfileSnapshots['editing.incomplete'] } };
export const EditingComplete: Story = { args: { snapshot: editFreelancerProfileSnapshots['editing.complete'] } };
export const EditingOutdated: Story = { args: { snapshot: editFreelancerProfileSnapshots['editing.outdated'] } };
export const Saving: Story = { args: { snapshot: editFreelancerProfileSnapshots.saving } };
export const Comparing: Story = { args: { snapshot: editFreelancerProfileSnapshots.comparing } };
export const Saved: Story = { args: { snapshot: editFreelancerProfileSnapshots.saved } };

// Variations

export const SkillTyped: Story = { args: { snapshot: editFreelancerProfileVariations.skillTyped } };
export const Refused: Story = { args: { snapshot: editFreelancerProfileVariations.refused } };

export const KeptWhatWasTyped: Story = {
  args: { snapshot: editFreelancerProfileSnapshots['editing.outdated'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keep What I Typed' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'version.override' });
  },
};
