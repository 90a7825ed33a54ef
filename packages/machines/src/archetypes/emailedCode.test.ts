import { describe, expect, it } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import type { SendCodeCall } from '../flows/forgotPassword/machine.ts';
import { forgotPasswordMachine } from '../flows/forgotPassword/machine.ts';
import { signupMachine } from '../flows/signup/machine.ts';
import type { CodeSent } from './emailedCode.ts';
import { isFor, requestOf } from './emailedCode.ts';

const answer: CodeSent = { requestId: 'request', resendAfterSeconds: 45, expiresInSeconds: 120 };
const sends = <Call>() => fromPromise<CodeSent, Call>(async () => answer);

const type = (name: string, value: string) => ({ type: 'field.change', name, value });
const email = type('email', 'ngozi@adeyemi.example');

/** Each flow that sends a code, and what is done to have one sent. */
const flows: { flow: string; machine: AnyStateMachine; input: unknown; events: { type: string }[]; code: string }[] = [
  {
    flow: 'signup',
    machine: signupMachine.provide({ actors: { sendVerificationOtp: sends<{ email: string }>() } }),
    input: { role: null, idempotencyKey: 'key' },
    events: [email, { type: 'code.send' }],
    code: 'otpVerification',
  },
  {
    flow: 'forgotPassword',
    machine: forgotPasswordMachine.provide({ actors: { sendResetCode: sends<SendCodeCall>() } }),
    input: undefined,
    events: [type('role', 'CLIENT'), { type: 'role.confirm' }, email, { type: 'code.send' }],
    code: 'otp',
  },
];

describe.each(flows)('a code that $flow sends', ({ machine, input, events, code }) => {
  async function sent(): Promise<{ actor: AnyActorRef; clock: SimulatedClock }> {
    const clock = new SimulatedClock();
    const actor: AnyActorRef = createActor(machine, { input, clock });
    actor.start();
    for (const event of events) actor.send(event);
    await waitFor(actor, (snapshot) => snapshot.matches(code));
    return { actor, clock };
  }
  const pass = (clock: SimulatedClock, seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  };

  it('can be asked for again when the API says so, whatever step the person is on meanwhile', async () => {
    const { actor, clock } = await sent();
    pass(clock, 20);
    actor.send({ type: 'step.back' });
    pass(clock, 24);
    actor.send({ type: 'code.send' });
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(false);
    pass(clock, 1);
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(true);
  });

  it('is kept for as long as the API says that it is good', async () => {
    const { actor, clock } = await sent();
    pass(clock, 119);
    expect(actor.getSnapshot().context.sentCode).not.toBeNull();
    pass(clock, 1);
    expect(actor.getSnapshot().context.sentCode).toBeNull();
  });

  it('is followed by another one that lives and counts from its own sending', async () => {
    const { actor, clock } = await sent();
    pass(clock, 50);
    actor.send({ type: 'code.resend' });
    await waitFor(actor, (snapshot) => snapshot.matches(code));
    expect(actor.getSnapshot().context.secondsToResend).toBe(45);
    pass(clock, 100);
    expect(actor.getSnapshot().context).toMatchObject({ secondsToResend: 0, sentCode: answer });
    pass(clock, 20);
    expect(actor.getSnapshot().context.sentCode).toBeNull();
  });
});

describe('the request of a code', () => {
  it('is named to the server for the address that the code was sent to, and no other', () => {
    const sentCode = { ...answer, to: 'ngozi@adeyemi.example' };
    expect(requestOf(sentCode, 'Ngozi@Adeyemi.example')).toEqual({ requestId: 'request' });
    expect(requestOf(sentCode, 'other@adeyemi.example')).toEqual({});
    expect(requestOf(null, 'ngozi@adeyemi.example')).toEqual({});
  });
});

describe('whom a code is for', () => {
  it.each([
    [{ ...answer, to: 'ngozi@adeyemi.example' }, 'Ngozi@Adeyemi.example', true],
    [{ ...answer, to: 'ngozi@adeyemi.example' }, 'other@adeyemi.example', false],
    [null, 'ngozi@adeyemi.example', false],
  ])('%o %s: %s', (sentCode, to, expected) => {
    expect(isFor(sentCode, to)).toBe(expected);
  });
});
