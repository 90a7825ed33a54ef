import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';

import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { problem } from '../kit/effects.ts';
import { failureToast } from '../kit/failure.ts';
import { put } from '../kit/parts.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, rejected, replay, settled } from '../testing/replay.ts';
import { missingWith, resource } from './resource.ts';

interface Context {
  id: string;
  title: string | null;
  hasFailed: boolean;
}

interface Answer {
  title: string;
}

const missing = missingWith(400, 404);

const reading = resource({
  types: {} as Context,
  call: 'getBook',
  input: ({ id }) => ({ id }),
  keep: ({ title }: Answer) => ({ title }),
  shown: 'shown',
  unless: [{ guard: 'isUntitled', target: 'untitled' }],
  failures: [missing.failure],
  said: 'The book was not found on its shelf.',
  marked: [put<Context>(() => ({ hasFailed: true }))],
  retry: 'book.retry',
});

/** The smallest flow with something that is read. */
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'book.retry' } | { type: 'book.refresh' },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { getBook: call<Answer, { id: string }>('getBook') },
  guards: { ...missing.guards, isUntitled: (_, { title }: Answer) => title === '' },
}).createMachine({
  id: 'book',
  context: { id: '7', title: null, hasFailed: false },
  initial: 'loading',
  states: {
    loading: reading.loading,
    failed: reading.failed,
    missing: missing.state,
    untitled: reading.shown,
    ...reading.readAgainOn('book.refresh'),
  },
});

type Events = Parameters<typeof replay<typeof machine>>[2];
const run = (...events: NonNullable<Events>) => replay(machine, undefined, events);

const found = (title: string) => settled('getBook', { title });
const failed = (error: unknown) => rejected('getBook', error);
const [retry, refresh] = [{ type: 'book.retry' }, { type: 'book.refresh' }] as const;
const failures = [failing.network, failing.refused(500), failing.unreadable, failing.unexpected];

describe('something that is read from the server', () => {
  it('is asked for at once, and nothing can be done meanwhile', () => {
    const { snapshot } = run();
    expect(asked(snapshot, 'getBook')).toEqual({ id: '7' });
    expect([snapshot.hasTag('busy'), snapshot.can(retry), snapshot.can(refresh)]).toEqual([true, false, false]);
  });

  it('is shown as the answer says', () => {
    expect(run(found('Emma')).snapshot).toMatchObject({ value: 'shown', context: { title: 'Emma' } });
    expect(run(found('')).snapshot).toMatchObject({ value: 'untitled', context: { title: '' } });
  });

  it.each(failures)('says that it could not be read, and can be asked for again, after %o', (error) => {
    const { snapshot, effects } = run(failed(error));
    expect(snapshot).toMatchObject({ value: 'failed', context: { hasFailed: true } });
    expect(effects).toEqual([
      failureToast(error, { title: 'Error', fallback: 'The book was not found on its shelf.' }),
    ]);
    expect(run(failed(error), retry, found('Emma')).snapshot.value).toBe('shown');
  });

  it('says a failure in other words where the flow has them, or not at all', () => {
    const words = problem('No book', 'It is lent.');
    const effectsOf = (said: { said?: () => typeof words }) => {
      const {
        loading,
        failed: state,
        shown,
      } = resource({
        types: {},
        call: 'getBook',
        keep: () => ({}),
        shown: 'shown',
        ...said,
      });
      const quiet = setup({
        types: { emitted: {} as Effect, tags: {} as 'busy' },
        actors: { getBook: call<unknown, void>('getBook') },
      }).createMachine({ initial: 'loading', states: { loading, failed: state, shown } });
      return replay(quiet, undefined, [failed(failing.network)]).effects;
    };
    expect([effectsOf({ said: () => words }), effectsOf({})]).toEqual([[words], []]);
  });

  it.each([400, 404])('is missing where the server says so by %i, which cannot be tried again', (status) => {
    const { snapshot, effects } = run(failed(failing.refused(status)));
    expect([snapshot.value, effects, snapshot.can(retry)]).toEqual(['missing', [], false]);
  });

  it('is read again quietly, with what was read on screen', () => {
    const { snapshot } = run(found('Emma'), refresh);
    expect([snapshot.context.title, snapshot.hasTag('busy')]).toEqual(['Emma', false]);
    expect(run(found('Emma'), refresh, found('Persuasion')).snapshot).toMatchObject({
      value: 'shown',
      context: { title: 'Persuasion' },
    });
  });

  it('is asked for anew where that may have changed under way', () => {
    const first = run(found('Emma'), refresh).snapshot.children['getBook'];
    const again = run(found('Emma'), refresh, refresh).snapshot;
    expect(again.value).toBe('refreshing');
    expect(again.children['getBook']).not.toBe(first);
  });

  it('is called outdated where it could not be read again, quietly, and can be asked for', () => {
    const { snapshot, effects } = run(found('Emma'), refresh, failed(failing.network));
    expect(snapshot).toMatchObject({ value: 'outdated', context: { title: 'Emma', hasFailed: true } });
    expect(effects).toEqual([]);
    expect(run(found('Emma'), refresh, failed(failing.network), retry).snapshot.value).toBe('loading');
  });

  it('reaches every state, and every path leads where the chart says', () => {
    const events = [found('Emma'), found(''), failed(failing.network), failed(failing.refused(404)), retry, refresh];
    const paths = pathsOf(machine, { input: undefined, events });
    expect(statesReached(paths)).toEqual(new Set(Object.keys(machine.states)));
    for (const path of paths) expect(follow(machine, undefined, path)).toBe(path.states.at(-1));
  });
});
