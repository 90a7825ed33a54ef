import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';

import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { problem, success } from '../kit/effects.ts';
import { requiredText } from '../kit/fields.ts';
import type { FieldChange } from '../kit/forms.ts';
import { required } from '../kit/required.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, rejected, replay, settled } from '../testing/replay.ts';
import type { DecisionEvent } from './decision.ts';
import type { WrittenDecisionContext } from './writtenDecision.ts';
import { nothingWritten, writtenDecision, writtenDecisionGuards } from './writtenDecision.ts';

interface Values {
  reason: string;
}

type Context = WrittenDecisionContext<string, Values, Values>;

interface ReturnCall extends Values {
  id: string;
}

const failed = 'Failed to return it. Please try again.';

const returning = writtenDecision({
  asking: 'explaining',
  empty: { reason: '' },
  schema: z.object({ reason: requiredText('Say why.', { maxLength: 20 }) }),
  sending: 'returning',
  call: 'returnWork',
  input: ({ chosen, submission }: Context): ReturnCall => ({ id: required(chosen), ...required(submission) }),
  choosing: 'listed',
  loading: 'loading',
  done: success('Returned'),
  failed,
  changed: { type: 'projects.change' },
});

/** The least that a flow with a written decision can be. */
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as DecisionEvent | FieldChange<Values> | { type: 'work.return'; id: string },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { listWork: call<void, void>('listWork'), returnWork: call<unknown, ReturnCall>('returnWork') },
  guards: { ...writtenDecisionGuards },
}).createMachine({
  id: 'work',
  context: nothingWritten({ reason: '' }),
  initial: 'loading',
  states: {
    loading: { tags: 'busy', invoke: { id: 'listWork', src: 'listWork', onDone: 'listed' } },
    listed: {
      on: {
        'work.return': {
          target: 'explaining',
          actions: assign(({ context, event: { id } }) => returning.choose(context, id, id)),
        },
      },
    },
    explaining: returning.asking,
    returning: returning.sending,
  },
});

type Events = Parameters<typeof replay<typeof machine>>[2];
const run = (events: Events) => replay(machine, undefined, events);

const loaded = settled('listWork');
const choose = { type: 'work.return', id: 'a-job' } as const;
const write = (value: string) => ({ type: 'field.change', name: 'reason', value }) as const;
const confirm = { type: 'decision.confirm' } as const;
const cancel = { type: 'decision.cancel' } as const;
const change = { type: 'projects.change' };
const written: Events = [loaded, choose, write(' It is too dark. ')];

describe('a decision with words', () => {
  it('sends none that do not hold, and says at the field what is wrong', () => {
    const { snapshot } = run([loaded, choose, confirm]);
    expect(snapshot.value).toBe('explaining');
    expect(snapshot.context).toMatchObject({ problems: { reason: 'Say why.' }, refusals: 1 });
    expect(run([loaded, choose, confirm, write('I')]).snapshot.context.problems).toEqual({});
  });

  it('sends them parsed once it is confirmed, and once', () => {
    const { snapshot } = run([...written, confirm]);
    expect(asked(snapshot, 'returnWork')).toEqual({ id: 'a-job', reason: 'It is too dark.' });
    expect(snapshot.hasTag('busy')).toBe(true);
    for (const event of [confirm, cancel, write('x')]) expect(snapshot.can(event)).toBe(false);
  });

  it('says what is wrong no longer while it is sent', () => {
    const refused = rejected('returnWork', failing.refused(422, '', { reason: 'Be kinder.' }));
    expect(run([...written, confirm, refused, confirm]).snapshot.context.problems).toEqual({});
  });

  it('is announced when it is done, and everything is loaded again', () => {
    const { snapshot, effects } = run([...written, confirm, settled('returnWork')]);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context.chosen).toBeNull();
    expect(effects).toEqual([success('Returned'), change]);
  });

  it.each([404, 409, 412])('that was overtaken says by what, and everything is loaded again: %s', (status) => {
    const overtaken = rejected('returnWork', failing.refused(status, 'It was approved.'));
    const { snapshot, effects } = run([...written, confirm, overtaken]);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context.chosen).toBeNull();
    expect(effects).toEqual([problem('Error', 'It was approved.'), change]);
  });

  it.each([
    [failing.refused(422, '', { reason: 'Be kinder.', other: 'Not of this form.' }), { reason: 'Be kinder.' }],
    [failing.network, {}],
    [failing.unexpected, {}],
  ])('that failed is asked again with all that was written, and what the server refused: %o', (error, problems) => {
    const { snapshot, effects } = run([...written, confirm, rejected('returnWork', error)]);
    expect(snapshot.value).toBe('explaining');
    expect(snapshot.context).toMatchObject({ chosen: 'a-job', values: { reason: ' It is too dark. ' } });
    expect(snapshot.context.problems).toEqual(problems);
    expect(effects).toEqual([problem('Error', failed)]);
  });

  it('that was put off keeps its words, for the same thing alone', () => {
    expect(run([...written, cancel]).snapshot).toMatchObject({ value: 'listed', context: { chosen: null } });
    expect(run([...written, cancel, choose]).snapshot.context.values).toEqual({ reason: ' It is too dark. ' });
    const another = run([...written, cancel, { ...choose, id: 'another' }]).snapshot;
    expect(another.context).toMatchObject({ chosen: 'another', values: { reason: '' } });
  });

  it('reaches every state, and every path leads where the chart says', () => {
    const paths = pathsOf(machine, {
      input: undefined,
      events: [
        loaded,
        choose,
        write('It is too dark.'),
        confirm,
        cancel,
        settled('returnWork'),
        rejected('returnWork', failing.network),
        rejected('returnWork', failing.refused(409)),
      ],
      tell: ({ context }) => context.values.reason,
    });
    expect(statesReached(paths)).toEqual(new Set(Object.keys(machine.states)));
    for (const path of paths) expect(follow(machine, undefined, path)).toBe(path.states.at(-1));
  });

  it('says in every state it makes that it made it, for the state map', () => {
    const made = Object.values(machine.states).filter(({ meta }) => meta?.['archetype'] === 'writtenDecision');
    expect(made.map(({ key }) => key)).toEqual(['explaining', 'returning']);
  });
});
