import { rejectionUndoFlow } from '@guildhall/machines/scenarios/rejectionUndo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { Frame } from '../clientDashboard/storyFrame.tsx';
import { RejectionUndoView } from './RejectionUndoView.tsx';

const meta = {
  title: 'Screens/RejectionUndo',
  component: RejectionUndoView,
  args: { send: fn() },
  render: (args) => (
    <Frame screen="rejectionUndo" snapshot={args.snapshot}>
      <RejectionUndoView {...args} />
    </Frame>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof RejectionUndoView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that had the focus is gone. */
export const PutAway: Story = {
  args: { snapshot: rejectionUndoFlow.snapshots.told },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.dismiss' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
