import type { CodeSent } from '../../kit/sentCode.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { forgotPasswordMachine } from './flow.ts';

type Event = ReplayEvent<typeof forgotPasswordMachine>;

export const input = undefined;

/** What the API answers: another code after half a minute, this one good for ten. */
export const sent: CodeSent = { requestId: 'request', resendAfterSeconds: 30, expiresInSeconds: 600 };

const roleChosen: Event[] = [{ type: 'field.change', name: 'role', value: 'FREELANCER' }];
export const roleConfirmed: Event[] = [...roleChosen, { type: 'role.confirm' }];
export const emailTyped: Event[] = [
  ...roleConfirmed,
  { type: 'field.change', name: 'email', value: 'ngozi@adeyemi.example' },
];
export const codeAsked: Event[] = [...emailTyped, { type: 'code.send' }];
export const codeSent: Event[] = [...codeAsked, settled('sendResetCode', sent)];
export const resetTyped: Event[] = [
  ...codeSent,
  { type: 'field.change', name: 'otp', value: '481205' },
  { type: 'field.change', name: 'newPassword', value: 'correct horse' },
  { type: 'field.change', name: 'confirmPassword', value: 'correct horse' },
];
export const submitted: Event[] = [...resetTyped, { type: 'password.reset' }];

/** A link from a mail was opened. */
export const linkOpened: Event[] = [
  {
    type: 'link.know',
    link: { role: 'FREELANCER', email: 'ngozi@adeyemi.example', code: 'Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3' },
  },
];
export const linkUsed: Event[] = [
  ...linkOpened,
  { type: 'field.change', name: 'newPassword', value: 'correct horse' },
  { type: 'field.change', name: 'confirmPassword', value: 'correct horse' },
  { type: 'password.reset' },
];

/** One second of the countdown. */
export const second: Event = { type: 'second.pass' };
const countdown: Event[] = Array.from({ length: 30 }, () => second);

export const forgotPasswordFlow = defineFlow({
  machine: forgotPasswordMachine,
  input,
  scenarios: {
    role: [],
    email: roleConfirmed,
    sendingCode: codeAsked,
    'otp.waiting': codeSent,
    'otp.resendable': [...codeSent, ...countdown],
    newPassword: linkOpened,
    resendingCode: [...codeSent, ...countdown, { type: 'code.resend' }],
    resettingPassword: submitted,
    passwordReset: [...submitted, settled('resetPassword')],

    noRole: [{ type: 'role.confirm' }],
    malformedEmail: [...roleConfirmed, { type: 'field.change', name: 'email', value: 'ngozi' }, { type: 'code.send' }],
    nothingTyped: [...codeSent, { type: 'password.reset' }],
    resettingByLink: linkUsed,
    deadLink: [
      ...linkUsed,
      rejected('resetPassword', failing.refused(422, 'Invalid OTP. Please try again.', { otp: 'Invalid OTP.' })),
    ],
    passwordsDiffer: [
      ...resetTyped,
      { type: 'field.change', name: 'confirmPassword', value: 'correct mule' },
      { type: 'password.reset' },
    ],
    wrongCode: [
      ...submitted,
      rejected(
        'resetPassword',
        failing.refused(422, 'Invalid OTP. Please try again.', { otp: 'Invalid OTP. Please try again.' }),
      ),
    ],
  },
});
