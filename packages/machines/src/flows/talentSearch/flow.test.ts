import { describe, expect, it } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { createActor, fromCallback, SimulatedClock } from 'xstate';

import type { ChosenFreelancer } from '../../domain/comparison.ts';
import type { TalentCriteria } from '../../domain/talentCriteria.ts';
import { allTalent } from '../../domain/talentCriteria.ts';
import { rateSpread } from '../../testing/marketplace/answers/search.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { freelancersOnPage } from '../../testing/samples.ts';
import type { PlacesAsked } from './flow.ts';
import { talentSearchMachine } from './flow.ts';
import { addressed, choosing, failure, found, fourChosen, input, nothing, spread, typing } from './scenarios.ts';

type Event = ReplayEvent<typeof talentSearchMachine>;

const run = (events: readonly Event[], address: TalentCriteria = allTalent) => {
  const { snapshot, effects } = replay(talentSearchMachine, { ...input, address }, events);
  return { snapshot, effects, context: snapshot.context, params: asked(snapshot, 'searchFreelancers') };
};

describe('looking for freelancers', () => {
  it('begins with what the address asks for', () => {
    expect(run([], { ...allTalent, query: 'shop', minRating: 4, page: 2 }).params).toEqual({
      params: { page: 2, limit: 12, sort: 'relevance', query: 'shop', minRating: 4 },
    });
  });

  it('lists what was found, or says that nothing was', () => {
    expect(run([found]).snapshot.value).toBe('listed');
    expect(run([found]).context.result).toEqual(freelancersOnPage());
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when the list could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'Failed to load freelancers. Please try again.' },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });

  it('keeps what was found on screen until something newer is there', () => {
    const again: Event[] = [found, addressed({ sort: 'recent' })];
    expect(run(again).context.result).toEqual(freelancersOnPage());
    expect(run([...again, nothing]).context.result?.freelancers).toEqual([]);
  });
});

describe('changing what is listed', () => {
  it.each<[string, Event]>([
    ['filters', { type: 'filters.change', filters: { minRating: null, skills: [] } }],
    ['order', { type: 'sort.change', value: 'relevance' }],
    ['words', { type: 'typed.submit' }],
    ['address', addressed({ skills: [] })],
    ['panel', { type: 'panel.change', value: 'shown' }],
  ])('does nothing for the same %s', (_, event) => {
    const { snapshot, effects } = run([found, event]);
    expect(snapshot.value).toBe('listed');
    expect(effects).toEqual([]);
  });

  it('shows what the address says in its controls', () => {
    const address = { query: 'boat', location: 'Graz', minRate: 20, maxRate: 300, page: 2 };
    expect(run([found, typing('sho'), addressed(address)]).context.typed).toEqual({
      query: 'boat',
      location: 'Graz',
      minRate: 20,
      maxRate: 300,
    });
  });

  it('keeps what is typed on while the address comes to say what was typed before', () => {
    const asking: Event[] = [found, typing('sho'), { type: 'typed.submit' }];
    const { context } = run([...asking, typing('shop '), addressed({ query: 'sho' })]);
    expect(context.typed.query).toBe('shop ');
    // Once the address has followed, it leads again.
    const later = run([
      ...asking,
      typing('shop '),
      addressed({ query: 'sho' }),
      addressed({}),
      addressed({ query: 'sho' }),
    ]);
    expect(later.context.typed.query).toBe('sho');
  });

  it('keeps rates that are slid on, both together', () => {
    const slid = (minRate: number, maxRate: number): Event => ({ type: 'typed.change', typed: { minRate, maxRate } });
    const asking: Event[] = [found, slid(40, 80), { type: 'typed.submit' }, slid(50, 80)];
    expect(run([...asking, addressed({ minRate: 40, maxRate: 80 })]).context.typed).toMatchObject({
      minRate: 50,
      maxRate: 80,
    });
    expect(run([...asking, addressed({ minRate: 40, maxRate: 45 })]).context.typed).toMatchObject({
      minRate: 40,
      maxRate: 45,
    });
  });

  it('keeps a blank that more words may follow', () => {
    const { context } = run([found, typing('two '), { type: 'typed.submit' }, addressed({ query: 'two' })]);
    expect(context.typed.query).toBe('two ');
  });
});

describe('what is out of sight', () => {
  const filters: Event = { type: 'filters.change', filters: { minRating: 4 } };
  const sort: Event = { type: 'sort.change', value: 'recent' };

  it.each([
    ['shown', 1, 1],
    ['hidden', 0, 1],
    ['drawer', 1, 0],
  ] as const)('cannot be changed: with the panel %s', (value, byFilters, bySort) => {
    const opened: Event = { type: 'panel.change', value };
    expect(run([found, opened, filters]).effects).toHaveLength(byFilters);
    expect(run([found, opened, sort]).effects).toHaveLength(bySort);
  });
});

describe('locations that are suggested', () => {
  it('are asked for what is typed, and shown when they are there', () => {
    const queries: string[] = [];
    const places = [{ location: 'Rotterdam, Netherlands', freelancers: 14 }];
    const machine = talentSearchMachine.provide({
      actors: {
        listFreelancerLocations: fromCallback<PlacesAsked>(({ receive, sendBack }) => {
          receive(({ query }) => {
            queries.push(query);
            sendBack({ type: 'places.found', places });
          });
        }),
      },
    });
    const actor = createActor(machine, { input, clock: new SimulatedClock() }).start();
    actor.send(typing('react'));
    expect(queries).toEqual([]);
    actor.send({ type: 'typed.change', typed: { location: ' rot' } });
    expect(queries).toEqual(['rot']);
    expect(actor.getSnapshot().context.places).toEqual(places);
  });
});

it('are looked for until the answer is there', () => {
  const { context } = run([found, { type: 'typed.change', typed: { location: 'rot' } }]);
  expect(context.places).toBe(null);
  expect(run([found]).context.places).toEqual([]);
});

describe('the scale of rates', () => {
  it('is there beside the list, whichever comes first, and missing where it could not be loaded', () => {
    expect(run([]).context.rates).toBe(null);
    expect(run([spread, found]).context.rates).toEqual(rateSpread());
    expect(run([found, spread, addressed({ page: 2 })]).context.rates).toEqual(rateSpread());
    const { snapshot, effects } = run([found, rejected('getFreelancerRates', failing.network)]);
    expect([snapshot.value, snapshot.context.rates, effects]).toEqual(['listed', null, []]);
  });
});

describe('in time', () => {
  /** The machine with a clock in the test's hands, and the searches that it asked the address to have. */
  function start() {
    const clock = new SimulatedClock();
    const searches: Record<string, string>[] = [];
    const actor = createActor(talentSearchMachine, { input, clock });
    actor.on('address.change', ({ search }) => searches.push(search));
    actor.start();
    return { actor, clock, searches };
  }

  it('waits for half a second of quiet before it looks for what is typed', () => {
    const { actor, clock, searches } = start();
    actor.send(typing('s'));
    clock.increment(499);
    actor.send(typing('sh'));
    clock.increment(499);
    expect(searches).toEqual([]);
    clock.increment(1);
    expect(searches).toEqual([expect.objectContaining({ search: 'sh', page: '' })]);
  });

  it('waits as long for rates, and takes back what was not meant', () => {
    const { actor, clock, searches } = start();
    actor.send({ type: 'typed.change', typed: { minRate: 40 } });
    actor.send({ type: 'typed.change', typed: { minRate: null } });
    clock.increment(1000);
    expect(searches).toEqual([]);
    actor.send({ type: 'typed.change', typed: { minRate: 40 } });
    actor.send({ type: 'typed.change', typed: { minRate: 45.5, maxRate: 80 } });
    clock.increment(1000);
    expect(searches).toEqual([expect.objectContaining({ minRate: '45.5', maxRate: '80' })]);
  });

  it('looks at once on Enter, and only once', () => {
    const { actor, clock, searches } = start();
    actor.send(typing('shop'));
    actor.send({ type: 'typed.submit' });
    clock.increment(1000);
    expect(searches).toHaveLength(1);
  });
});

describe('choosing freelancers to compare', () => {
  const names = (events: readonly Event[], chosen: readonly ChosenFreelancer[] = []) =>
    replay(talentSearchMachine, { ...input, chosen }, events).snapshot.context.chosen.map(({ name }) => name);
  const [first = '', , third = ''] = freelancersOnPage().freelancers.map(({ profile }) => profile.name);

  it('keeps them in the order in which they were chosen, and leaves out who is left out', () => {
    expect(names([found, choosing(2), choosing(0)])).toEqual([third, first]);
    expect(names([found, choosing(2), choosing(0), choosing(2, false)])).toEqual([first]);
    expect(names([found, choosing(0), { type: 'choice.clear' }])).toEqual([]);
  });

  it('keeps them over pages, filters, failures and visits', () => {
    const elsewhere: Event[] = [found, choosing(0), addressed({ page: 2, skills: ['Figma'] }), failure];
    expect(names(elsewhere)).toEqual([first]);
    expect(names([...elsewhere, { type: 'list.retry' }, nothing])).toEqual([first]);
    expect(names([found], fourChosen)).toEqual(fourChosen.map(({ name }) => name));
  });

  it('leaves out someone who is on another page', () => {
    const [chosen] = fourChosen;
    if (!chosen) throw new Error('Four are chosen.');
    const leave: Event = { type: 'choice.change', freelancer: chosen, isChosen: false };
    expect(names([nothing, leave], fourChosen)).toEqual(fourChosen.slice(1).map(({ name }) => name));
  });

  it('refuses a fifth, says why, and loses nothing', () => {
    const { snapshot, effects } = replay(talentSearchMachine, { ...input, chosen: fourChosen }, [found, choosing(0)]);
    expect(snapshot.context.chosen).toEqual(fourChosen);
    expect(effects).toEqual([
      {
        type: 'toast',
        tone: 'critical',
        title: 'You can compare 4 freelancers at once',
        description: 'Remove one of them first. Your selection is kept.',
      },
    ]);
  });

  it.each<[string, Event[]]>([
    ['twice', [found, choosing(0), choosing(0)]],
    ['who is not listed', [choosing(0)]],
    ['behind the drawer', [found, { type: 'panel.change', value: 'drawer' }, choosing(0)]],
  ])('chooses no one %s', (_, events) => {
    const last = events.at(-1);
    if (last === undefined) throw new Error('Something happens.');
    const { snapshot } = replay(talentSearchMachine, input, events.slice(0, -1));
    // What is no event of a person's is never last here.
    expect(snapshot.can(last as EventFromLogic<typeof talentSearchMachine>)).toBe(false);
  });
});
