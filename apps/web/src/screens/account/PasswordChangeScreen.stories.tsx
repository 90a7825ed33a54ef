import { passwordChangeFlow } from '@guildhall/machines/scenarios/passwordChange';
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

export const Editing: Story = { args: { snapshot: passwordChangeFlow.snapshots.editing } };
export const Changing: Story = { args: { snapshot: passwordChangeFlow.snapshots.changing } };

// Variations

export const Empty: Story = { args: { snapshot: passwordChangeFlow.snapshots.empty } };
export const Incomplete: Story = { args: { snapshot: passwordChangeFlow.snapshots.incomplete } };
export const Changed: Story = { args: { snapshot: passwordChangeFlow.snapshots.changed } };
export const Refused: Story = { args: { snapshot: passwordChangeFlow.snapshots.refused } };
