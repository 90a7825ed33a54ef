import {
  emailChangeSnapshots as snapshots,
  emailChangeVariations as variations,
} from '@guildhall/machines/snapshots/emailChange';
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

export const Address: Story = { args: { snapshot: snapshots.address } };
export const SendingCode: Story = { args: { snapshot: snapshots.sendingCode } };
export const CodeWaiting: Story = { args: { snapshot: snapshots['code.waiting'] } };
export const CodeResendable: Story = { args: { snapshot: snapshots['code.resendable'] } };
export const ResendingCode: Story = { args: { snapshot: snapshots.resendingCode } };
export const Changing: Story = { args: { snapshot: snapshots.changing } };

// Variations

export const NothingTyped: Story = { args: { snapshot: variations.nothingTyped } };
export const WrongPassword: Story = { args: { snapshot: variations.wrongPassword } };
export const WrongCode: Story = { args: { snapshot: variations.wrongCode } };
export const Taken: Story = { args: { snapshot: variations.taken } };
