import { signupSnapshots, signupVariations } from '@guildhall/machines/snapshots/signup';
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

export const EmailVerification: Story = { args: { snapshot: signupSnapshots.emailVerification } };
export const SendingCode: Story = { args: { snapshot: signupSnapshots.sendingCode } };
export const OtpVerificationWaiting: Story = { args: { snapshot: signupSnapshots['otpVerification.waiting'] } };
export const OtpVerificationResendable: Story = { args: { snapshot: signupSnapshots['otpVerification.resendable'] } };
export const ResendingCode: Story = { args: { snapshot: signupSnapshots.resendingCode } };
export const VerifyingCode: Story = { args: { snapshot: signupSnapshots.verifyingCode } };
export const VerifyingLink: Story = { args: { snapshot: signupSnapshots.verifyingLink } };
export const SignupForm: Story = { args: { snapshot: signupSnapshots.signupForm } };
export const CreatingAccount: Story = { args: { snapshot: signupSnapshots.creatingAccount } };
export const SignedUp: Story = { args: { snapshot: signupSnapshots.signedUp } };

// Variations

export const DeadLink: Story = { args: { snapshot: signupVariations.deadLink } };
export const MalformedEmail: Story = { args: { snapshot: signupVariations.malformedEmail } };
export const IncompleteCode: Story = { args: { snapshot: signupVariations.incompleteCode } };
export const WrongCode: Story = { args: { snapshot: signupVariations.wrongCode } };
export const ReadyToCreate: Story = { args: { snapshot: signupVariations.readyToCreate } };
export const PasswordsDiffer: Story = { args: { snapshot: signupVariations.passwordsDiffer } };
export const PasswordRefused: Story = { args: { snapshot: signupVariations.passwordRefused } };

export const PastedCode: Story = {
  args: { snapshot: signupSnapshots['otpVerification.waiting'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText(/Verification code/);
    field.focus();
    await userEvent.paste('481 205');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'field.change', name: 'otp', value: '481205' });
  },
};

export const ResentByButton: Story = {
  args: { snapshot: signupSnapshots['otpVerification.resendable'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Resend Code' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.resend' });
  },
};
