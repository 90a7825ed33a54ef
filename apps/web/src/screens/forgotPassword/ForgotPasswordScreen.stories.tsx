import { forgotPasswordFlow } from '@guildhall/machines/scenarios/forgotPassword';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/ForgotPassword',
  component: ForgotPasswordScreen,
  args: { send: fn(), loginHref: '#' },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Role: Story = { args: { snapshot: forgotPasswordFlow.snapshots.role } };
export const Email: Story = { args: { snapshot: forgotPasswordFlow.snapshots.email } };
export const SendingCode: Story = { args: { snapshot: forgotPasswordFlow.snapshots.sendingCode } };
export const OtpWaiting: Story = { args: { snapshot: forgotPasswordFlow.snapshots['otp.waiting'] } };
export const OtpResendable: Story = { args: { snapshot: forgotPasswordFlow.snapshots['otp.resendable'] } };
export const ResendingCode: Story = { args: { snapshot: forgotPasswordFlow.snapshots.resendingCode } };
export const NewPassword: Story = { args: { snapshot: forgotPasswordFlow.snapshots.newPassword } };
export const ResettingPassword: Story = { args: { snapshot: forgotPasswordFlow.snapshots.resettingPassword } };
export const PasswordReset: Story = { args: { snapshot: forgotPasswordFlow.snapshots.passwordReset } };

// Variations

export const NoRole: Story = { args: { snapshot: forgotPasswordFlow.snapshots.noRole } };
export const MalformedEmail: Story = { args: { snapshot: forgotPasswordFlow.snapshots.malformedEmail } };
export const NothingTyped: Story = { args: { snapshot: forgotPasswordFlow.snapshots.nothingTyped } };
export const ResettingByLink: Story = { args: { snapshot: forgotPasswordFlow.snapshots.resettingByLink } };
export const DeadLink: Story = { args: { snapshot: forgotPasswordFlow.snapshots.deadLink } };
export const PasswordsDiffer: Story = { args: { snapshot: forgotPasswordFlow.snapshots.passwordsDiffer } };
export const WrongCode: Story = { args: { snapshot: forgotPasswordFlow.snapshots.wrongCode } };

export const ResentByButton: Story = {
  args: { snapshot: forgotPasswordFlow.snapshots['otp.resendable'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: "Didn't receive OTP? Resend" }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.resend' });
  },
};
