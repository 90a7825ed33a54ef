import type { Session } from '../../kit/effects.ts';
import type { CodeSent } from '../../kit/sentCode.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import type { Proof } from './flow.ts';
import { signupMachine } from './flow.ts';

type Event = ReplayEvent<typeof signupMachine>;

export const input = { role: null, idempotencyKey: 'key' };

export const session: Session = {
  token: 'a-token',
  role: 'FREELANCER',
  name: 'Ngozi Adeyemi',
  email: 'ngozi@adeyemi.example',
};

/** What the API answers: another code after half a minute, this one good for ten. */
export const sent: CodeSent = { requestId: 'request', resendAfterSeconds: 30, expiresInSeconds: 600 };
export const proof: Proof = { email: session.email, expiresInSeconds: 1800 };

export const emailTyped: Event[] = [{ type: 'field.change', name: 'email', value: session.email }];
export const codeAsked: Event[] = [...emailTyped, { type: 'code.send' }];
export const codeSent: Event[] = [...codeAsked, settled('sendVerificationOtp', sent)];
export const codeTyped: Event[] = [...codeSent, { type: 'field.change', name: 'otp', value: '481205' }];
export const verified: Event[] = [...codeTyped, { type: 'code.verify' }, settled('verifyEmailOtp', proof)];

/** A link from a mail was opened. */
export const linkOpened: Event[] = [
  { type: 'link.know', link: { email: session.email, code: 'Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3' } },
];

export const detailsTyped: Event[] = [
  ...verified,
  { type: 'field.change', name: 'name', value: session.name },
  { type: 'field.change', name: 'password', value: 'correct horse' },
  { type: 'field.change', name: 'confirmPassword', value: 'correct horse' },
  { type: 'field.change', name: 'role', value: 'FREELANCER' },
  { type: 'field.change', name: 'acceptsTerms', value: true },
];

/** One second of the countdown. */
export const second: Event = { type: 'second.pass' };
const countdown: Event[] = Array.from({ length: 30 }, () => second);

const submitted: Event[] = [...detailsTyped, { type: 'account.create' }];

export const signupFlow = defineFlow({
  machine: signupMachine,
  input,
  others: [
    { proof, sentCode: null },
    { proof: null, sentCode: { ...sent, to: session.email } },
    { proof: null, sentCode: null },
  ].map((known): Event => ({
    type: 'progress.restore',
    progress: {
      ...known,
      values: { email: session.email, name: session.name, role: session.role },
      secondsToResend: 12,
      door: null,
    },
  })),
  scenarios: {
    emailVerification: [],
    sendingCode: codeAsked,
    'otpVerification.waiting': codeSent,
    'otpVerification.resendable': [...codeSent, ...countdown],
    resendingCode: [...codeSent, ...countdown, { type: 'code.resend' }],
    verifyingCode: [...codeTyped, { type: 'code.verify' }],
    verifyingLink: linkOpened,
    signupForm: verified,
    creatingAccount: submitted,
    signedUp: [...submitted, settled('signUp', session)],

    malformedEmail: [{ type: 'field.change', name: 'email', value: 'ngozi' }, { type: 'code.send' }],
    deadLink: [
      ...linkOpened,
      rejected('verifyEmailOtp', failing.refused(422, 'Invalid OTP. Please try again.', { otp: 'Invalid OTP.' })),
    ],
    incompleteCode: [...codeSent, { type: 'code.verify' }],
    wrongCode: [
      ...codeTyped,
      { type: 'code.verify' },
      rejected(
        'verifyEmailOtp',
        failing.refused(422, 'Invalid OTP. Please try again.', { otp: 'Invalid OTP. Please try again.' }),
      ),
    ],
    readyToCreate: detailsTyped,
    passwordsDiffer: [
      ...detailsTyped,
      { type: 'field.change', name: 'confirmPassword', value: 'correct mule' },
      { type: 'account.create' },
    ],
    passwordRefused: [
      ...submitted,
      rejected(
        'signUp',
        failing.refused(422, 'Check the marked field.', { password: 'Choose a less common password.' }),
      ),
    ],
  },
});
