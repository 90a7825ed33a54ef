import type { CodeSent } from '../../kit/sentCode.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { emailChangeMachine } from './flow.ts';

type Event = ReplayEvent<typeof emailChangeMachine>;

export const email = 'maya@lindqvist.example';
const sent: CodeSent = { requestId: 'request', resendAfterSeconds: 30, expiresInSeconds: 600 };

export const typed: Event[] = [
  { type: 'field.change', name: 'email', value: email },
  { type: 'field.change', name: 'password', value: 'correct horse' },
];
export const codeAsked: Event[] = [...typed, { type: 'code.send' }];
export const codeSent: Event[] = [...codeAsked, settled('requestEmailChange', sent)];
export const submitted: Event[] = [
  ...codeSent,
  { type: 'field.change', name: 'otp', value: '481516' },
  { type: 'email.change' },
];
export const changed = settled('changeEmail', { email });
export const taken = rejected(
  'changeEmail',
  failing.refused(409, 'This email address belongs to another account. Please use another one.'),
);
export const wrongPassword = rejected(
  'requestEmailChange',
  failing.refused(422, 'This is not your password.', { password: 'This is not your password.' }),
);
export const wrongCode = rejected(
  'changeEmail',
  failing.refused(422, 'Invalid OTP. Please try again.', { otp: 'Invalid OTP. Please try again.' }),
);
export const linkOpened: Event = {
  type: 'link.know',
  link: { email, code: 'Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3' },
};
const countdown: Event[] = Array.from({ length: 30 }, () => ({ type: 'second.pass' }));

export const emailChangeFlow = defineFlow({
  machine: emailChangeMachine,
  others: [changed, linkOpened],
  scenarios: {
    address: [],
    sendingCode: codeAsked,
    'code.waiting': codeSent,
    'code.resendable': [...codeSent, ...countdown],
    resendingCode: [...codeSent, ...countdown, { type: 'code.resend' }],
    changing: submitted,

    nothingTyped: [{ type: 'code.send' }],
    wrongPassword: [...codeAsked, wrongPassword],
    wrongCode: [...submitted, wrongCode],
    taken: [...submitted, taken],
  },
});
