import { rejectionUndoFlow } from '@guildhall/machines/scenarios/rejectionUndo';
import { Text } from '@guildhall/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';
import { UndoView } from './UndoView.tsx';

const meta = {
  title: 'Screens/RejectionUndo',
  component: UndoView,
  args: { send: fn() },
  render: (args) => (
    <ClientDashboardScreen
      name="Mara Lindqvist"
      tab="jobs"
      tabHref={(tab) => `#${tab}`}
      waiting={5}
      postJobHref="#"
      notice={<UndoView {...args} />}
    >
      <Text>What the open tab shows.</Text>
    </ClientDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof UndoView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { snapshot: rejectionUndoFlow.snapshots.none } };
export const Due: Story = { args: { snapshot: rejectionUndoFlow.snapshots.due } };
export const Undoing: Story = { args: { snapshot: rejectionUndoFlow.snapshots.undoing } };
export const Undone: Story = { args: { snapshot: rejectionUndoFlow.snapshots.undone } };
export const Told: Story = { args: { snapshot: rejectionUndoFlow.snapshots.told } };

// Variations

export const Two: Story = { args: { snapshot: rejectionUndoFlow.snapshots.two } };

export const UndonePressed: Story = {
  args: { snapshot: rejectionUndoFlow.snapshots.due },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: / }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'rejection.undo' }));
  },
};

export const PutAway: Story = {
  args: { snapshot: rejectionUndoFlow.snapshots.told },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.dismiss' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
