import {
  workStatementSnapshots as snapshots,
  workStatementVariations as variations,
} from '@guildhall/machines/snapshots/workStatement';
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

export const Loading: Story = { args: { snapshot: snapshots.loading } };
export const Shown: Story = { args: { snapshot: snapshots.shown } };
export const Missing: Story = { args: { snapshot: snapshots.missing } };
export const Failed: Story = { args: { snapshot: snapshots.failed } };

// Variations

export const WithoutWords: Story = { args: { snapshot: variations.withoutWords } };

export const Printed: Story = {
  args: { snapshot: snapshots.shown },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print or Save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
