import { describe, expect, it } from 'vitest';

import { nameOf } from '../../packages/machines/src/testing/replay.ts';
import type { NamedFlow } from '../../tests/flows.ts';
import { flows } from '../../tests/flows.ts';
import { play } from './engine.ts';
import { readRefusals } from './refusals.ts';

const rules = { startedAt: Date.UTC(2026, 10, 20, 9), refusals: readRefusals() };

const scenariosOf = ({ snapshots }: NamedFlow) => Object.entries(snapshots);

describe.each(flows)('a person who plays $name', (flow) => {
  it.each(scenariosOf(flow))('comes to %s', (name, { value, status }) => {
    const game = play(flow, rules);
    game.begin(name);
    const { state, snapshot } = game.moment();
    expect({ state, status: snapshot.status }).toEqual({ state: nameOf(value), status });
  });

  it('can let every call that is under way succeed and fail, and the machine takes it', () => {
    const game = play(flow, rules);
    for (const [name] of scenariosOf(flow)) {
      game.begin(name);
      for (const call of game.moment().calls) {
        expect(new Set(call.outcomes.map(({ answer }) => answer.type))).toEqual(new Set(['succeed', 'fail']));
        for (const { label, answer } of call.outcomes) {
          game.begin(name);
          game.answer(call.id, answer);
          expect(game.moment().snapshot, `${name}, ${call.name}: ${label}`).not.toMatchObject({ status: 'error' });
        }
      }
    }
  });
});

/** The flow that tests below play. */
function flowNamed(name: string): NamedFlow {
  const found = flows.find((flow) => flow.name === name);
  if (!found) throw new Error(`There is no flow ${name}.`);
  return found;
}

describe('a person who plays', () => {
  it('is told of typing in one field once, with what stands there', () => {
    const game = play(flowNamed('login'), rules);
    for (const value of ['m', 'ma']) game.send({ type: 'field.change', name: 'email', value });
    game.send({ type: 'field.change', name: 'password', value: 'c' });
    expect(game.moment().journal.map(({ detail, times }) => [detail, times])).toEqual([
      ['', 1],
      ['name: email, value: ma', 2],
      ['name: password, value: c', 1],
    ]);
  });

  it('reads what a call says when it refuses, and what the flow then asks for', () => {
    const game = play(flowNamed('login'), rules);
    game.begin('signingIn');
    const [call] = game.moment().calls;
    const closed = call?.outcomes.find(({ label }) => label === 'Refused, 409');
    expect(closed?.words).toMatch(/^You closed this account/);
    game.begin('credentials.refused');
    expect(game.moment().journal.at(-1)).toMatchObject({ cause: 'network', words: 'logIn: refused, 401' });
    expect(game.moment().journal.at(-1)?.effects).toEqual([expect.stringMatching(/^toast · critical · Login failed/)]);
  });

  it('sees a list follow its address', () => {
    const game = play(flowNamed('completedProjects'), rules);
    game.begin('listed');
    game.visit({ page: '2' });
    expect(game.moment().calls).toMatchObject([{ name: 'listAssignedProjects' }]);
    expect(game.moment().query).toEqual({ page: '2' });
  });

  it('lets as much time pass as it takes until something happens', () => {
    const game = play(flowNamed('signup'), rules);
    game.begin('otpVerification.waiting');
    expect(game.moment().next).toBe(1000);
    game.pass(1000);
    expect(game.moment().journal.at(-1)).toMatchObject({
      cause: 'time',
      words: 'second.pass',
      at: rules.startedAt + 1000,
    });
    game.pass(60_000);
    expect(game.moment()).toMatchObject({ state: 'otpVerification.resendable', now: rules.startedAt + 61_000 });
  });
});
