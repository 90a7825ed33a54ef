import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';

import type { Failed } from '../kit/actors.ts';
import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { problem, success } from '../kit/effects.ts';
import { isConflict } from '../kit/failure.ts';
import type { FieldChange } from '../kit/forms.ts';
import { emptyForm } from '../kit/forms.ts';
import type { AnsweredCall } from '../kit/parts.ts';
import { failure as failedCall, tell } from '../kit/parts.ts';
import { required } from '../kit/required.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, rejected, replay, settled } from '../testing/replay.ts';
import type { SubmissionContext } from './submittedForm.ts';
import { submittedForm } from './submittedForm.ts';

interface Values {
  amount: string;
}

type Context = SubmissionContext<Values, { amount: number }>;

const form = submittedForm({
  machine: 'offer',
  event: 'offer.send',
  states: { editing: 'editing', sending: 'sending', done: 'sent' },
  problemsIn: ({ amount }: Values) => (/^\d+$/.test(amount) ? {} : { amount: 'Enter a number.' }),
  invalid: ({ values }) => (values.amount === '' ? problem('Not sent', 'Enter an amount.') : null),
  submit: ({ values }: Context) => ({ submission: { amount: Number(values.amount) } }),
  call: 'sendOffer',
  input: ({ submission }) => required(submission),
  accepted: [tell<AnsweredCall<{ id: string }>>(({ event }) => success('Sent', `It is number ${event.output.id}.`))],
  failures: [{ guard: { type: 'isConflict', params: failedCall }, target: 'overtaken' }],
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
  actors: { sendOffer: call<{ id: string }, { amount: number }>('sendOffer') },
  guards: { ...form.guards, isConflict: (_, { error }: Failed) => isConflict(error) },
}).createMachine({
  id: 'offer',
  context: { ...emptyForm({ amount: '' }), submission: null },
  initial: 'editing',
  states: {
    editing: form.editing,
    sending: form.sending,
    sent: form.ended,
    overtaken: form.ended,
  },
});

type Events = Parameters<typeof replay<typeof machine>>[2];
const run = (events: Events) => replay(machine, undefined, events);

const type = (value: string) => ({ type: 'field.change', name: 'amount', value }) as const;
const send = { type: 'offer.send' } as const;
const sent = settled('sendOffer', { id: '7' });
const sending: Events = [type('45'), send];

describe('a form that is sent', () => {
  it('is not sent while something is wrong, and says what', () => {
    const { snapshot, effects } = run([type('a lot'), send]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context).toMatchObject({ problems: { amount: 'Enter a number.' }, refusals: 1 });
    expect(effects).toEqual([]);
    // The problem of a field is over with its next edit.
    expect(run([type('a lot'), send, type('45')]).snapshot.context.problems).toEqual({});
  });

  it('says besides what the flow has to say of it', () => {
    expect(run([send]).effects).toEqual([problem('Not sent', 'Enter an amount.')]);
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
    const { snapshot, effects } = run([...sending, sent]);
    expect(snapshot.value).toBe('sent');
    expect(effects).toEqual([success('Sent', 'It is number 7.')]);
    expect(snapshot.status).toBe('done');
  });

  it('leads elsewhere after the failures that the flow names', () => {
    const { snapshot, effects } = run([...sending, rejected('sendOffer', failing.refused(409))]);
    expect([snapshot.value, effects]).toEqual(['overtaken', []]);
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
      sent,
      rejected('sendOffer', failing.refused(409)),
      rejected('sendOffer', failing.network),
    ];
    const tell = ({ context }: ReturnType<typeof run>['snapshot']) => context.values.amount;
    const paths = pathsOf(machine, { input: undefined, events, tell });
    expect(statesReached(paths)).toEqual(new Set(Object.keys(machine.states)));
    for (const path of paths) expect(follow(machine, undefined, path)).toBe(path.states.at(-1));
  });
});
