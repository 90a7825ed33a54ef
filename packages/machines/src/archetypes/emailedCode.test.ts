import { describe, expect, it } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { assign, createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate';

import type { SendCodeCall } from '../flows/forgotPassword/flow.ts';
import { forgotPasswordMachine } from '../flows/forgotPassword/flow.ts';
import { signupMachine } from '../flows/signup/flow.ts';
import type { Failed } from '../kit/actors.ts';
import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { problem, success } from '../kit/effects.ts';
import { isConflict } from '../kit/failure.ts';
import type { FieldChange, FormContext } from '../kit/forms.ts';
import { edit, emptyForm } from '../kit/forms.ts';
import { failure, tell } from '../kit/parts.ts';
import type { CodeContext, CodeSent } from '../kit/sentCode.ts';
import { isFor, noCode, requestOf } from '../kit/sentCode.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, nameOf, rejected, replay, settled } from '../testing/replay.ts';
import type { CodeEvent } from './emailedCode.ts';
import { emailedCode } from './emailedCode.ts';

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

interface Values {
  email: string;
  otp: string;
}

interface Context extends FormContext<Values>, CodeContext {}

interface SendCall {
  email: string;
}

const wording = {
  sent: success('Sent'),
  sendFailure: () => problem('Not sent'),
  proofFailure: () => problem('Wrong code'),
  deadLinkTitle: 'Dead link',
};

const code = emailedCode({
  machine: 'visit',
  steps: { email: 'address', code: 'code' },
  call: 'sendCode',
  input: ({ values: { email: to } }: Context): SendCall => ({ email: to }),
  addressee: ({ values: { email: to } }) => to,
  ...wording,
});

const giving = code.proving({
  call: 'giveCode',
  input: ({ values: { otp } }): string => otp,
  done: 'inside',
  accepted: [tell(() => success('Come in'))],
  failures: [{ guard: { type: 'isFull', params: failure }, target: 'outside' }],
});

const visit = setup({
  types: {
    context: {} as Context,
    events: {} as CodeEvent | FieldChange<Values> | { type: 'code.give' | 'link.open' },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { sendCode: call<CodeSent, SendCall>('sendCode'), giveCode: call<unknown, string>('giveCode') },
  guards: { ...code.guards, isFull: (_, { error }: Failed) => isConflict(error) },
}).createMachine({
  id: 'visit',
  context: { ...emptyForm({ email: '', otp: '' }), ...noCode },
  initial: 'address',
  on: { ...code.on, 'field.change': { actions: assign(({ context, event }) => edit(context, event)) } },
  states: {
    address: {
      ...code.emailStep,
      on: {
        ...code.emailStep.on,
        'link.open': {
          target: 'giving',
          actions: assign({ link: { email: 'ngozi@adeyemi.example', code: 'from-a-mail' } }),
        },
      },
    },
    ...code.sending,
    code: { ...code.step, on: { ...code.step.on, 'code.give': 'giving' } },
    giving,
    inside: { type: 'final' },
    outside: { type: 'final' },
  },
});

describe('the smallest flow with a code', () => {
  type Events = Parameters<typeof replay<typeof visit>>[2];
  const run = (events: Events) => replay(visit, undefined, events);
  const typed = (name: 'email' | 'otp', value: string) => ({ type: 'field.change', name, value }) as const;
  const send = { type: 'code.send' } as const;
  const resend = { type: 'code.resend' } as const;
  const back = { type: 'step.back' } as const;
  const give = { type: 'code.give' } as const;
  const open = { type: 'link.open' } as const;
  const seconds = Array.from({ length: answer.resendAfterSeconds }, () => ({ type: 'second.pass' }) as const);
  const addressed = typed('email', 'ngozi@adeyemi.example');
  const sent: Events = [addressed, send, settled('sendCode', answer)];
  const refusal = rejected('giveCode', failing.refused(422, '', { otp: 'Wrong.' }));

  it('sends nothing to what is no address', () => {
    const { snapshot } = run([typed('email', 'ngozi'), send]);
    expect(snapshot.value).toBe('address');
    expect(snapshot.context.problems.email).toBeDefined();
  });

  it('sends a code to the address, announces it and asks for it', () => {
    expect(asked(run([addressed, send]).snapshot, 'sendCode')).toEqual({ email: 'ngozi@adeyemi.example' });
    const { snapshot, effects } = run(sent);
    expect(nameOf(snapshot.value)).toBe('code.waiting');
    expect(effects).toEqual([wording.sent]);
  });

  it('sends no second one while the first is good, unless it is asked for', () => {
    expect(nameOf(run([...sent, back, send]).snapshot.value)).toBe('code.waiting');
    expect(run(sent).snapshot.can(resend)).toBe(false);
    expect(run([...sent, ...seconds]).snapshot.can(resend)).toBe(true);
    expect(run([...sent, { type: 'code.expire' }, back, send]).snapshot.value).toBe('sendingCode');
  });

  it('has a new code typed anew', () => {
    const again: Events = [...sent, typed('otp', '111111'), ...seconds, resend, settled('sendCode', answer)];
    expect(run(again).snapshot.context.values).toEqual({ email: 'ngozi@adeyemi.example', otp: '' });
  });

  it.each([
    [[addressed, send, rejected('sendCode', failing.network)], 'address'],
    [[...sent, ...seconds, resend, rejected('sendCode', failing.refused(429, '', {}, 90))], 'code.waiting'],
  ] satisfies [Events, string][])('says that none could be sent, and stays where it was asked for', (events, state) => {
    const { snapshot, effects } = run(events);
    expect(nameOf(snapshot.value)).toBe(state);
    expect(effects.at(-1)).toEqual(problem('Not sent'));
    expect(snapshot.context.values.email).toBe('ngozi@adeyemi.example');
  });

  it('proves what it is given for, once, and goes on', () => {
    const { snapshot } = run([...sent, typed('otp', '111111'), give]);
    expect(asked(snapshot, 'giveCode')).toBe('111111');
    expect([snapshot.can(give), snapshot.can(typed('otp', '2'))]).toEqual([false, false]);
    const { snapshot: after, effects } = run([...sent, give, settled('giveCode')]);
    expect([after.value, effects.at(-1)]).toEqual(['inside', success('Come in')]);
  });

  it('leads elsewhere after the failures that the flow names', () => {
    const { snapshot, effects } = run([...sent, give, rejected('giveCode', failing.refused(409))]);
    expect([snapshot.value, effects]).toEqual(['outside', [wording.sent]]);
  });

  it('keeps a wrong code on screen, marked', () => {
    const { snapshot, effects } = run([...sent, typed('otp', '111111'), give, refusal]);
    expect(nameOf(snapshot.value)).toBe('code.waiting');
    expect(snapshot.context).toMatchObject({ values: { otp: '111111' }, problems: { otp: 'Wrong.' } });
    expect(effects.at(-1)).toEqual(problem('Wrong code'));
  });

  it('leads from a link that works no longer to the address, from where a code goes the usual way', () => {
    const { snapshot, effects } = run([open, refusal]);
    expect(snapshot.value).toBe('address');
    expect(snapshot.context).toMatchObject({ link: null, problems: { email: expect.any(String) } });
    expect(effects.at(-1)).toMatchObject({ title: 'Dead link' });
  });

  it('cannot be edited while a code is sent', () => {
    expect(run([addressed, send]).snapshot.can(addressed)).toBe(false);
    expect(run([...sent, ...seconds, resend]).snapshot.can(addressed)).toBe(false);
  });

  it('reaches every state, and every path leads where the chart says', () => {
    const events: Events = [
      send,
      resend,
      back,
      give,
      open,
      settled('sendCode', answer),
      rejected('sendCode', failing.network),
      settled('giveCode'),
      refusal,
      rejected('giveCode', failing.refused(409)),
    ];
    const told = ({ context }: ReturnType<typeof run>['snapshot']) =>
      `${context.sentCode?.to} ${context.secondsToResend > 0} ${context.link?.code}`;
    const paths = [[addressed], [...sent, ...seconds]].flatMap((given) =>
      pathsOf(visit, { input: undefined, given, events, tell: told }),
    );
    for (const path of paths) expect(follow(visit, undefined, path)).toBe(path.states.at(-1));
    const states = Object.keys(visit.states).filter((state) => state !== 'code');
    expect(statesReached(paths)).toEqual(new Set([...states, 'code.waiting', 'code.resendable']));
  });
});
