import { accountExportFlow } from '@guildhall/machines/scenarios/accountExport';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { AccountExportScreen } from './AccountExportScreen.tsx';
import { AccountPageView } from './AccountPageView.tsx';

const email = 'maya.lindqvist@example.com';

const meta = {
  title: 'Screens/AccountExport',
  component: AccountExportScreen,
  args: { send: fn() },
  render: (args) => (
    <AccountPageView index={null} email={email}>
      <AccountExportScreen {...args} />
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof AccountExportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { snapshot: accountExportFlow.snapshots.ready } };
export const Preparing: Story = { args: { snapshot: accountExportFlow.snapshots.preparing } };
