import { workStatementFlow } from '@guildhall/machines/scenarios/workStatement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { WorkStatementScreen } from './WorkStatementScreen.tsx';

const meta = {
  title: 'Screens/WorkStatement',
  component: WorkStatementScreen,
  args: { send: fn(), onPrint: fn(), timeZone: 'Europe/Lisbon', dashboardHref: '#dashboard' },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof WorkStatementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: workStatementFlow.snapshots.loading } };
export const Shown: Story = { args: { snapshot: workStatementFlow.snapshots.shown } };
export const Missing: Story = { args: { snapshot: workStatementFlow.snapshots.missing } };
export const Failed: Story = { args: { snapshot: workStatementFlow.snapshots.failed } };

// Variations

export const WithoutWords: Story = { args: { snapshot: workStatementFlow.snapshots.withoutWords } };

export const Printed: Story = {
  args: { snapshot: workStatementFlow.snapshots.shown },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print or Save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
