import { emailChangeFlow } from '@guildhall/machines/scenarios/emailChange';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { AccountPageView } from './AccountPageView.tsx';
import { EmailChangeScreen } from './EmailChangeScreen.tsx';

const meta = {
  title: 'Screens/EmailChange',
  component: EmailChangeScreen,
  args: { send: fn() },
  render: (args) => (
    <AccountPageView index={null} email="maya.lindqvist@example.com">
      <EmailChangeScreen {...args} />
    </AccountPageView>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof EmailChangeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = { args: { snapshot: emailChangeFlow.snapshots.address } };
export const SendingCode: Story = { args: { snapshot: emailChangeFlow.snapshots.sendingCode } };
export const CodeWaiting: Story = { args: { snapshot: emailChangeFlow.snapshots['code.waiting'] } };
export const CodeResendable: Story = { args: { snapshot: emailChangeFlow.snapshots['code.resendable'] } };
export const ResendingCode: Story = { args: { snapshot: emailChangeFlow.snapshots.resendingCode } };
export const Changing: Story = { args: { snapshot: emailChangeFlow.snapshots.changing } };

// Variations

export const NothingTyped: Story = { args: { snapshot: emailChangeFlow.snapshots.nothingTyped } };
export const WrongPassword: Story = { args: { snapshot: emailChangeFlow.snapshots.wrongPassword } };
export const WrongCode: Story = { args: { snapshot: emailChangeFlow.snapshots.wrongCode } };
export const Taken: Story = { args: { snapshot: emailChangeFlow.snapshots.taken } };
