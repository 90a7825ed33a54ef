import { accountClosingFlow } from '@guildhall/machines/scenarios/accountClosing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { accountClosingProps } from './accountClosingProps.ts';
import { AccountClosingScreen } from './AccountClosingScreen.tsx';
import { AccountPageView } from './AccountPageView.tsx';

const email = 'maya.lindqvist@example.com';

const meta = {
  title: 'Screens/AccountClosing',
  component: AccountClosingScreen,
  args: { send: fn(), ...accountClosingProps('CLIENT', 'Europe/Stockholm') },
  render: (args) => (
    <AccountPageView index={null} email={email}>
      <AccountClosingScreen {...args} />
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof AccountClosingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: accountClosingFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: accountClosingFlow.snapshots.failed } };
export const Blocked: Story = { args: { snapshot: accountClosingFlow.snapshots.blocked } };
export const Editing: Story = { args: { snapshot: accountClosingFlow.snapshots.editing } };
export const Closing: Story = { args: { snapshot: accountClosingFlow.snapshots.closing } };
export const Closed: Story = { args: { snapshot: accountClosingFlow.snapshots.closed } };

// Variations

export const CheckingAgain: Story = { args: { snapshot: accountClosingFlow.snapshots.checkingAgain } };
export const Incomplete: Story = { args: { snapshot: accountClosingFlow.snapshots.incomplete } };
export const Refused: Story = { args: { snapshot: accountClosingFlow.snapshots.refused } };
