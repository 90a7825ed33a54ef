import { freelancerProfileSetupFlow } from '@guildhall/machines/scenarios/freelancerProfileSetup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { FreelancerProfileSetupScreen } from './FreelancerProfileSetupScreen.tsx';
import { ProfileFormView } from './ProfileFormView.tsx';

const meta = {
  title: 'Screens/FreelancerProfileSetup',
  component: FreelancerProfileSetupScreen,
  args: { send: fn(), roleChange: null, FormView: ProfileFormView },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof FreelancerProfileSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.loadFailed } };
export const EditingIncomplete: Story = {
  args: { snapshot: freelancerProfileSetupFlow.snapshots['editing.incomplete'] },
};
export const EditingComplete: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots['editing.complete'] } };
export const EditingOutdated: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots['editing.outdated'] } };
export const Saving: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.saving } };
export const Comparing: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.comparing } };
export const Saved: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.saved } };

// Variations

export const Marked: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.marked } };
export const BadValues: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.badValues } };
export const SkillTyped: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.skillTyped } };
export const SkillTwice: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.skillTwice } };
export const Refused: Story = { args: { snapshot: freelancerProfileSetupFlow.snapshots.refused } };

export const SavedByPress: Story = {
  args: { snapshot: freelancerProfileSetupFlow.snapshots['editing.complete'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save Profile' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'profile.save' });
  },
};

export const NewerVersionLoaded: Story = {
  args: { snapshot: freelancerProfileSetupFlow.snapshots['editing.outdated'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load the Newer Version' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'version.load' });
  },
};
