import { describe, expect, it } from 'vitest';

import { nameOf } from '../../packages/machines/src/testing/replay.ts';
import type { NamedFlow } from '../../tests/flows.ts';
import { flows } from '../../tests/flows.ts';
import { play } from './engine.ts';
import { readRefusals } from './refusals.ts';

const rules = { startedAt: Date.UTC(2026, 10, 20, 9), refusals: readRefusals() };

const scenariosOf = ({ snapshots }: NamedFlow) => Object.entries(snapshots);

describe.each(flows)('whoever plays $name', (flow) => {
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
