import {
  passwordChangeSnapshots as snapshots,
  passwordChangeVariations as variations,
} from '@guildhall/machines/snapshots/passwordChange';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { PasswordChangeScreen } from './PasswordChangeScreen.tsx';

const email = 'maya.lindqvist@example.com';

const meta = {
  title: 'Screens/PasswordChange',
  component: PasswordChangeScreen,
  args: { send: fn() },
  render: (args) => (
    <AccountPageView index={null} email={email}>
      <PasswordChangeScreen {...args} />
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof PasswordChangeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { args: { snapshot: snapshots.editing } };
export const Changing: Story = { args: { snapshot: snapshots.changing } };

// Variations

export const Empty: Story = { args: { snapshot: variations.empty } };
export const Incomplete: Story = { args: { snapshot: variations.incomplete } };
export const Changed: Story = { args: { snapshot: variations.changed } };
export const Refused: Story = { args: { snapshot: variations.refused } };
