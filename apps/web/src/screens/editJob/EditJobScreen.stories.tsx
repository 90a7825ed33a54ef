import { editJobFlow } from '@guildhall/machines/scenarios/editJob';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { jobChoices } from '../postJob/jobChoices.tsx';
import { EditJobScreen } from './EditJobScreen.tsx';

const meta = {
  title: 'Screens/EditJob',
  component: EditJobScreen,
  args: { send: fn(), choices: jobChoices, jobHref: '#job', jobsHref: '#jobs' },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof EditJobScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: editJobFlow.snapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: editJobFlow.snapshots.loadFailed } };
export const EditingCurrent: Story = { args: { snapshot: editJobFlow.snapshots['editing.current'] } };
export const EditingOutdated: Story = { args: { snapshot: editJobFlow.snapshots['editing.outdated'] } };
export const Saving: Story = { args: { snapshot: editJobFlow.snapshots.saving } };
export const Comparing: Story = { args: { snapshot: editJobFlow.snapshots.comparing } };
export const Refused: Story = { args: { snapshot: editJobFlow.snapshots.refused } };
export const Missing: Story = { args: { snapshot: editJobFlow.snapshots.missing } };
export const Saved: Story = { args: { snapshot: editJobFlow.snapshots.saved } };

// Variations

export const Incomplete: Story = { args: { snapshot: editJobFlow.snapshots.incomplete } };
/** It was given to someone before the form was opened. */
export const ClosedBefore: Story = { args: { snapshot: editJobFlow.snapshots.closedBefore } };

export const Sent: Story = {
  args: { snapshot: editJobFlow.snapshots['editing.current'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'post.save' });
  },
};
