import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { threeFreelancers as freelancers } from '../../testing/samples.ts';
import type { DropChoice } from './flow.ts';
import { talentComparisonMachine } from './flow.ts';
import { addressed, answer, found, input, naming, none, talentComparisonFlow } from './scenarios.ts';

type Event = ReplayEvent<typeof talentComparisonMachine>;

const ids = freelancers.map(({ id }) => id);
const [first = '', second = '', third = ''] = ids;
const run = (events: readonly Event[], people: readonly string[] = ids) =>
  replay(talentComparisonMachine, { address: naming(people) }, events);
const remove = (id: string) => ({ type: 'person.remove', id }) as const;

describe('comparing freelancers', () => {
  it('asks for those whom the address names, and for nothing where it names no one', () => {
    expect(asked(run([]).snapshot, 'compareFreelancers')).toEqual({ params: { ids: ids.join() } });
    expect(run([], []).snapshot.value).toBe('unnamed');
    expect(run([addressed([])]).snapshot.value).toBe('unnamed');
  });

  it('shows who was found, or says that no one was', () => {
    expect(run([found]).snapshot.value).toBe('listed');
    expect(run([answer(1)]).snapshot.value).toBe('listed');
    expect(run([none]).snapshot.value).toBe('empty');
  });

  it('takes someone out by the address, and those with it who are gone', () => {
    const without = (events: readonly Event[], people?: readonly string[]) =>
      run(events, people).effects.map((effect) => (effect.type === 'address.change' ? effect.search : effect));
    expect(without([found, remove(second)])).toEqual([{ people: `${first},${third}` }]);
    expect(without([answer(2), remove(second)])).toEqual([{ people: first }]);
    expect(without([answer(1), remove(first)], [first])).toEqual([{ people: '' }]);
  });

  it.each<[string, Event[]]>([
    ['is not compared', [found, remove('stranger')]],
    ['was taken out before', [found, addressed([first, second]), remove(third)]],
    ['is still loading', [remove(first)]],
  ])('takes no one out who %s', (_, events) => {
    expect(run(events).effects).toEqual([]);
  });

  it('tells where the choice is kept who was taken out', () => {
    const heard: DropChoice[] = [];
    const keptChoice = fromCallback<DropChoice>(({ receive }) => receive((event) => void heard.push(event)));
    const actor = createActor(talentComparisonMachine.provide({ actors: { keptChoice } }), {
      input,
      snapshot: talentComparisonFlow.snapshots.listed,
    });
    actor.start();
    actor.send(remove(second));
    actor.stop();
    expect(heard).toEqual([{ type: 'choice.drop', id: second }]);
  });

  it('shows the rest at once when someone was taken out', () => {
    const { value, context } = talentComparisonFlow.snapshots.loadingAgain;
    expect(value).toBe('loading');
    expect(context.result?.freelancers).toHaveLength(3);
  });
});
