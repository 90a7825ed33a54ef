import { clientProfileSetupFlow } from '@guildhall/machines/scenarios/clientProfileSetup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ClientProfileSetupScreen } from './ClientProfileSetupScreen.tsx';
import { CompanyFormView } from './CompanyFormView.tsx';

const meta = {
  title: 'Screens/ClientProfileSetup',
  component: ClientProfileSetupScreen,
  args: { send: fn(), roleChange: null, FormView: CompanyFormView },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ClientProfileSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: clientProfileSetupFlow.snapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: clientProfileSetupFlow.snapshots.loadFailed } };
export const EditingCurrent: Story = { args: { snapshot: clientProfileSetupFlow.snapshots['editing.current'] } };
export const EditingOutdated: Story = { args: { snapshot: clientProfileSetupFlow.snapshots['editing.outdated'] } };
export const Saving: Story = { args: { snapshot: clientProfileSetupFlow.snapshots.saving } };
export const Comparing: Story = { args: { snapshot: clientProfileSetupFlow.snapshots.comparing } };
export const Saved: Story = { args: { snapshot: clientProfileSetupFlow.snapshots.saved } };

// Variations

export const Filled: Story = { args: { snapshot: clientProfileSetupFlow.snapshots.filled } };
export const Incomplete: Story = { args: { snapshot: clientProfileSetupFlow.snapshots.incomplete } };
export const BadWebsite: Story = { args: { snapshot: clientProfileSetupFlow.snapshots.badWebsite } };
export const Refused: Story = { args: { snapshot: clientProfileSetupFlow.snapshots.refused } };

export const SavedByEnter: Story = {
  args: { snapshot: clientProfileSetupFlow.snapshots.filled },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Company name'), '{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'profile.save' });
  },
};

export const IndustryChosen: Story = {
  args: { snapshot: clientProfileSetupFlow.snapshots['editing.current'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText(/Industry/));
    await userEvent.click(await screen.findByRole('option', { name: 'Healthcare' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', name: 'industry', value: 'Healthcare' });
  },
};

export const TypedTextKept: Story = {
  args: { snapshot: clientProfileSetupFlow.snapshots['editing.outdated'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep What I Typed' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'version.override' });
  },
};
