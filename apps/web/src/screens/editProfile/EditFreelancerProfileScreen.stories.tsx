import { editFreelancerProfileFlow } from '@guildhall/machines/scenarios/editFreelancerProfile';
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

export const Loading: Story = { args: { snapshot: editFreelancerProfileFlow.snapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: editFreelancerProfileFlow.snapshots.loadFailed } };
export const EditingIncomplete: Story = {
  args: { snapshot: editFreelancerProfileFlow.snapshots['editing.incomplete'] },
};
export const EditingComplete: Story = { args: { snapshot: editFreelancerProfileFlow.snapshots['editing.complete'] } };
export const EditingOutdated: Story = { args: { snapshot: editFreelancerProfileFlow.snapshots['editing.outdated'] } };
export const Saving: Story = { args: { snapshot: editFreelancerProfileFlow.snapshots.saving } };
export const Comparing: Story = { args: { snapshot: editFreelancerProfileFlow.snapshots.comparing } };
export const Saved: Story = { args: { snapshot: editFreelancerProfileFlow.snapshots.saved } };

// Variations

export const SkillTyped: Story = { args: { snapshot: editFreelancerProfileFlow.snapshots.skillTyped } };
export const Refused: Story = { args: { snapshot: editFreelancerProfileFlow.snapshots.refused } };

export const KeptWhatWasTyped: Story = {
  args: { snapshot: editFreelancerProfileFlow.snapshots['editing.outdated'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keep What I Typed' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'version.override' });
  },
};
