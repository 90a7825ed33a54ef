import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';

import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { success } from '../kit/effects.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, rejected, replay, settled } from '../testing/replay.ts';
import type { DecisionContext, DecisionEvent } from './decision.ts';
import { decision, decisionFailure, decisionGuards, isOvertaken } from './decision.ts';

interface Post {
  id: string;
  etag: string;
}

interface Context extends DecisionContext<Post> {
  post: Post;
}

const failed = 'Failed to withdraw. Please try again.';

const withdrawal = decision({
  sending: 'withdrawing',
  call: 'withdrawPost',
  input: ({ post }: Context) => post,
  choosing: 'listed',
  loading: 'loading',
  done: success('Withdrawn'),
  failed,
  changed: { type: 'projects.change' },
});

/** The least that a flow with a decision can be. */
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as DecisionEvent | { type: 'post.withdraw' },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { listPosts: call<Post, void>('listPosts'), withdrawPost: call<unknown, Post>('withdrawPost') },
  guards: { ...decisionGuards },
}).createMachine({
  id: 'posts',
  context: { chosen: null, post: { id: 'none', etag: '"0"' } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listPosts',
        src: 'listPosts',
        onDone: { target: 'listed', actions: assign(({ event }) => ({ post: event.output })) },
      },
    },
    listed: {
      on: {
        'post.withdraw': {
          target: 'confirmingWithdrawal',
          actions: assign(({ context }) => ({ chosen: context.post })),
        },
      },
    },
    confirmingWithdrawal: withdrawal.asking,
    withdrawing: withdrawal.sending,
  },
});

type Events = Parameters<typeof replay<typeof machine>>[2];
const run = (events: Events) => replay(machine, undefined, events);

const post: Post = { id: 'a-post', etag: '"1"' };
const loaded = settled('listPosts', post);
const choose = { type: 'post.withdraw' } as const;
const confirm = { type: 'decision.confirm' } as const;
const cancel = { type: 'decision.cancel' } as const;
const toast = (description: string) => ({ type: 'toast', tone: 'critical', title: 'Error', description });
const change = { type: 'projects.change' };

describe('a decision', () => {
  it('asks before it sends anything', () => {
    const { snapshot } = run([loaded, choose]);
    expect(snapshot.value).toBe('confirmingWithdrawal');
    expect(snapshot.context.chosen).toEqual(post);
    expect(snapshot.children).toEqual({});
  });

  it('can be cancelled, and nothing happens', () => {
    const { snapshot, effects } = run([loaded, choose, cancel]);
    expect(snapshot.value).toBe('listed');
    expect(snapshot.context.chosen).toBeNull();
    expect(effects).toEqual([]);
  });

  it('is sent once it is confirmed, and once', () => {
    const { snapshot } = run([loaded, choose, confirm]);
    expect(asked(snapshot, 'withdrawPost')).toEqual(post);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can(confirm)).toBe(false);
    expect(snapshot.can(cancel)).toBe(false);
  });

  it('is announced when it is done, here and to the rest of the app, and everything is loaded again', () => {
    const { snapshot, effects } = run([loaded, choose, confirm, settled('withdrawPost')]);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context.chosen).toBeNull();
    expect(effects).toEqual([{ type: 'toast', tone: 'positive', title: 'Withdrawn' }, change]);
  });

  it.each([404, 409, 412])('that was overtaken says by what, and everything is loaded again: %s', (status) => {
    const overtaken = rejected('withdrawPost', failing.refused(status, 'It is withdrawn already.'));
    const { snapshot, effects } = run([loaded, choose, confirm, overtaken]);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context.chosen).toBeNull();
    expect(effects).toEqual([toast('It is withdrawn already.'), change]);
  });

  it.each([failing.network, failing.refused(500), failing.unexpected])(
    'that failed leaves all as it was, to decide again: %o',
    (error) => {
      const { snapshot, effects } = run([loaded, choose, confirm, rejected('withdrawPost', error)]);
      expect(snapshot.value).toBe('listed');
      expect(snapshot.context).toEqual({ post, chosen: null });
      expect(effects).toEqual([toast(failed)]);
      expect(snapshot.can(choose)).toBe(true);
    },
  );

  it('reaches every state, and every path leads where the chart says', () => {
    const paths = pathsOf(machine, {
      input: undefined,
      events: [
        loaded,
        choose,
        confirm,
        cancel,
        settled('withdrawPost'),
        rejected('withdrawPost', failing.network),
        rejected('withdrawPost', failing.refused(409)),
      ],
    });
    expect(statesReached(paths)).toEqual(new Set(Object.keys(machine.states)));
    for (const path of paths) expect(follow(machine, undefined, path)).toBe(path.states.at(-1));
  });

  it('says in every state it makes that it made it, for the state map', () => {
    const made = Object.values(machine.states).filter(({ meta }) => meta?.['archetype'] === 'decision');
    expect(made.map(({ key }) => key)).toEqual(['confirmingWithdrawal', 'withdrawing']);
  });
});

describe('what a decision that failed says', () => {
  it.each([
    [failing.refused(409, 'The project is ASSIGNED.'), 'The project is ASSIGNED.'],
    [failing.refused(412, 'This was changed elsewhere.'), 'This was changed elsewhere.'],
    [failing.refused(404, 'Application not found.'), 'Application not found.'],
    [failing.refused(409), failed],
    [failing.refused(500, 'Oh.'), failed],
    [failing.network, failed],
    [failing.unreadable, failed],
    [failing.unexpected, failed],
  ])('%o', (error, description) => {
    expect(decisionFailure(error, failed)).toEqual(toast(description));
  });

  it.each([
    [failing.refused(404), true],
    [failing.refused(403), false],
    [failing.network, false],
  ])('is something that overtook it, or not: %o', (error, expected) => {
    expect(isOvertaken(error)).toBe(expected);
  });
});
