import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';

import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { problem, success } from '../kit/effects.ts';
import type { FieldChange } from '../kit/forms.ts';
import { edit, emptyForm } from '../kit/forms.ts';
import { tell } from '../kit/parts.ts';
import { required } from '../kit/required.ts';
import { pathsOf, statesReached, walk } from '../testing/paths.ts';
import { asked, failing, rejected, replay, settled } from '../testing/replay.ts';
import type { SubmissionContext } from './submittedForm.ts';
import { submittedForm } from './submittedForm.ts';

interface Values {
  amount: string;
}

type Context = SubmissionContext<Values, { amount: number }>;

const form = submittedForm({
  machine: 'offer',
  states: { editing: 'editing', sending: 'sending', done: 'sent' },
  problemsIn: ({ amount }: Values) => (/^\d+$/.test(amount) ? {} : { amount: 'Enter a number.' }),
  submit: ({ values }: Context) => ({ submission: { amount: Number(values.amount) } }),
  call: 'sendOffer',
  input: ({ submission }) => required(submission),
  accepted: [tell(() => success('Sent'))],
  failure: () => problem('Not sent'),
});

/** The smallest flow with a form that is sent. */
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as FieldChange<Values> | { type: 'offer.send' },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { sendOffer: call<void, { amount: number }>('sendOffer') },
  guards: { ...form.guards },
}).createMachine({
  id: 'offer',
  context: { ...emptyForm({ amount: '' }), submission: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: assign(({ context, event }) => edit(context, event)) },
        'offer.send': [form.submit, { actions: form.refuse }],
      },
    },
    sending: form.sending,
    sent: { type: 'final' },
  },
});

type Events = Parameters<typeof replay<typeof machine>>[2];
const run = (events: Events) => replay(machine, undefined, events);

const type = (value: string) => ({ type: 'field.change', name: 'amount', value }) as const;
const send = { type: 'offer.send' } as const;
const sending: Events = [type('45'), send];

describe('a form that is sent', () => {
  it('is not sent while something is wrong, and says what', () => {
    const { snapshot } = run([type('a lot'), send]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context).toMatchObject({ problems: { amount: 'Enter a number.' }, refusals: 1 });
  });

  it('sends what its values were parsed into, once', () => {
    const { snapshot } = run(sending);
    expect(asked(snapshot, 'sendOffer')).toEqual({ amount: 45 });
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can(send)).toBe(false);
    expect(snapshot.can(type('46'))).toBe(false);
  });

  it('says what is wrong no longer while it is sent again', () => {
    expect(run([type('a lot'), send, type('45'), send]).snapshot.context.problems).toEqual({});
    const refused: Events = [...sending, rejected('sendOffer', failing.refused(422, '', { amount: 'Too much.' }))];
    expect(run([...refused, send]).snapshot.context.problems).toEqual({});
  });

  it('goes on when it was accepted', () => {
    const { snapshot, effects } = run([...sending, settled('sendOffer')]);
    expect(snapshot.value).toBe('sent');
    expect(effects).toEqual([success('Sent')]);
  });

  it.each([
    [failing.refused(422, '', { amount: 'Too much.', other: 'Not of this form.' }), { amount: 'Too much.' }],
    [failing.network, {}],
    [failing.unexpected, {}],
  ])('keeps what was typed after a failure, and marks what the server refused: %o', (error, problems) => {
    const { snapshot, effects } = run([...sending, rejected('sendOffer', error)]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context).toMatchObject({ values: { amount: '45' }, refusals: 1 });
    expect(snapshot.context.problems).toEqual(problems);
    expect(effects).toEqual([problem('Not sent')]);
  });

  it('reaches every state, and every path leads where the chart says', () => {
    const events: Events = [
      type('45'),
      type('a lot'),
      send,
      settled('sendOffer'),
      rejected('sendOffer', failing.network),
    ];
    const tell = ({ context }: ReturnType<typeof run>['snapshot']) => context.values.amount;
    const paths = pathsOf(machine, { input: undefined, events, tell });
    expect(statesReached(paths)).toEqual(new Set(Object.keys(machine.states)));
    for (const path of paths) expect(walk(machine, undefined, path)).toBe(path.states.at(-1));
  });
});
