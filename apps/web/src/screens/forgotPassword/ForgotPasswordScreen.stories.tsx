import { forgotPasswordSnapshots, forgotPasswordVariations } from '@guildhall/machines/snapshots/forgotPassword';
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

export const Role: Story = { args: { snapshot: forgotPasswordSnapshots.role } };
export const Email: Story = { args: { snapshot: forgotPasswordSnapshots.email } };
export const SendingCode: Story = { args: { snapshot: forgotPasswordSnapshots.sendingCode } };
export const OtpWaiting: Story = { args: { snapshot: forgotPasswordSnapshots['otp.waiting'] } };
export const OtpResendable: Story = { args: { snapshot: forgotPasswordSnapshots['otp.resendable'] } };
export const ResendingCode: Story = { args: { snapshot: forgotPasswordSnapshots.resendingCode } };
export const NewPassword: Story = { args: { snapshot: forgotPasswordSnapshots.newPassword } };
export const ResettingPassword: Story = { args: { snapshot: forgotPasswordSnapshots.resettingPassword } };
export const PasswordReset: Story = { args: { snapshot: forgotPasswordSnapshots.passwordReset } };

// Variations

export const NoRole: Story = { args: { snapshot: forgotPasswordVariations.noRole } };
export const MalformedEmail: Story = { args: { snapshot: forgotPasswordVariations.malformedEmail } };
export const NothingTyped: Story = { args: { snapshot: forgotPasswordVariations.nothingTyped } };
export const ResettingByLink: Story = { args: { snapshot: forgotPasswordVariations.resettingByLink } };
export const DeadLink: Story = { args: { snapshot: forgotPasswordVariations.deadLink } };
export const PasswordsDiffer: Story = { args: { snapshot: forgotPasswordVariations.passwordsDiffer } };
export const WrongCode: Story = { args: { snapshot: forgotPasswordVariations.wrongCode } };

export const ResentByButton: Story = {
  args: { snapshot: forgotPasswordSnapshots['otp.resendable'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: "Didn't receive OTP? Resend" }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.resend' });
  },
};
