import { signupFlow } from '@guildhall/machines/scenarios/signup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { SignupScreen } from './SignupScreen.tsx';

const meta = {
  title: 'Screens/Signup',
  component: SignupScreen,
  args: { send: fn(), loginHref: '#', termsHref: '#', privacyHref: '#' },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof SignupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmailVerification: Story = { args: { snapshot: signupFlow.snapshots.emailVerification } };
export const SendingCode: Story = { args: { snapshot: signupFlow.snapshots.sendingCode } };
export const OtpVerificationWaiting: Story = { args: { snapshot: signupFlow.snapshots['otpVerification.waiting'] } };
export const OtpVerificationResendable: Story = {
  args: { snapshot: signupFlow.snapshots['otpVerification.resendable'] },
};
export const ResendingCode: Story = { args: { snapshot: signupFlow.snapshots.resendingCode } };
export const VerifyingCode: Story = { args: { snapshot: signupFlow.snapshots.verifyingCode } };
export const VerifyingLink: Story = { args: { snapshot: signupFlow.snapshots.verifyingLink } };
export const SignupForm: Story = { args: { snapshot: signupFlow.snapshots.signupForm } };
export const CreatingAccount: Story = { args: { snapshot: signupFlow.snapshots.creatingAccount } };
export const SignedUp: Story = { args: { snapshot: signupFlow.snapshots.signedUp } };

// Variations

export const DeadLink: Story = { args: { snapshot: signupFlow.snapshots.deadLink } };
export const MalformedEmail: Story = { args: { snapshot: signupFlow.snapshots.malformedEmail } };
export const IncompleteCode: Story = { args: { snapshot: signupFlow.snapshots.incompleteCode } };
export const WrongCode: Story = { args: { snapshot: signupFlow.snapshots.wrongCode } };
export const ReadyToCreate: Story = { args: { snapshot: signupFlow.snapshots.readyToCreate } };
export const PasswordsDiffer: Story = { args: { snapshot: signupFlow.snapshots.passwordsDiffer } };
export const PasswordRefused: Story = { args: { snapshot: signupFlow.snapshots.passwordRefused } };

export const PastedCode: Story = {
  args: { snapshot: signupFlow.snapshots['otpVerification.waiting'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText(/Verification code/);
    field.focus();
    await userEvent.paste('481 205');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'field.change', name: 'otp', value: '481205' });
  },
};

export const ResentByButton: Story = {
  args: { snapshot: signupFlow.snapshots['otpVerification.resendable'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Resend Code' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.resend' });
  },
};
