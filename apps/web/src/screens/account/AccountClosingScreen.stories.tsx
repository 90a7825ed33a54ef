import {
  accountClosingSnapshots as snapshots,
  accountClosingVariations as variations,
} from '@guildhall/machines/snapshots/accountClosing';
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

export const Loading: Story = { args: { snapshot: snapshots.loading } };
export const Failed: Story = { args: { snapshot: snapshots.failed } };
export const Blocked: Story = { args: { snapshot: snapshots.blocked } };
export const Editing: Story = { args: { snapshot: snapshots.editing } };
export const Closing: Story = { args: { snapshot: snapshots.closing } };
export const Closed: Story = { args: { snapshot: snapshots.closed } };

// Variations

export const CheckingAgain: Story = { args: { snapshot: variations.checkingAgain } };
export const Incomplete: Story = { args: { snapshot: variations.incomplete } };
export const Refused: Story = { args: { snapshot: variations.refused } };
