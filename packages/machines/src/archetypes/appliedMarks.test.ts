import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';

import { call } from '../kit/actors.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, rejected, replay, settled } from '../testing/replay.ts';
import type { ReaderContext, ReaderEvent } from './appliedMarks.ts';
import { appliedMarks } from './appliedMarks.ts';

interface Post {
  id: string;
  isApplied?: boolean;
}

interface Context extends ReaderContext {
  post: Post | null;
}

const marks = appliedMarks({
  states: { loading: 'loading', shown: 'shown', marking: 'marking' },
  call: 'getPost',
  input: ({ freelancer }: Context) => freelancer,
  marked: (post: Post) => ({ post }),
  unmarked: ({ post }) => ({ post: post && { id: post.id } }),
});

/** The least that a page with marks can be. */
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as ReaderEvent,
    input: {} as ReaderContext,
    tags: {} as 'busy',
  },
  actors: { getPost: call<Post, string | null>('getPost') },
  guards: { ...marks.guards },
}).createMachine({
  id: 'post',
  context: ({ input }) => ({ ...input, post: null }),
  initial: 'loading',
  on: marks.elsewhere,
  states: {
    loading: {
      tags: 'busy',
      on: marks.loading,
      invoke: {
        id: 'getPost',
        src: 'getPost',
        input: ({ context }) => context.freelancer,
        onDone: { target: 'shown', actions: assign(({ event }) => ({ post: event.output })) },
        onError: 'failed',
      },
    },
    shown: { on: marks.shown },
    marking: marks.marking,
    failed: {},
  },
});

type Events = Parameters<typeof replay<typeof machine>>[2];
const run = (events: Events) => replay(machine, { freelancer: null }, events).snapshot;
const seen = (events: Events) => {
  const { value, context } = run(events);
  return [value, context.freelancer, context.post];
};

const plain: Post = { id: 'a-post' };
const applied: Post = { ...plain, isApplied: true };
const came = settled('getPost', plain);
const marked = settled('getPost', applied);
const failed = rejected('getPost', failing.network);
const reads = (freelancer: string | null) => ({ type: 'freelancer.set', freelancer }) as const;
const [ngozi, emil, other] = [reads('ngozi@adeyemi.example'), reads('emil@soerensen.example'), reads(null)];

describe('marks for a freelancer', () => {
  it('are asked for in their name while all stays on screen', () => {
    expect(seen([came, ngozi])).toEqual(['marking', ngozi.freelancer, plain]);
    expect(asked(run([came, ngozi]), 'getPost')).toBe(ngozi.freelancer);
    expect(run([came, ngozi]).hasTag('busy')).toBe(true);
    expect(seen([came, ngozi, marked])).toEqual(['shown', ngozi.freelancer, applied]);
  });

  it('leave everything as it was when they cannot be learned', () => {
    expect(seen([came, ngozi, failed])).toEqual(['shown', ngozi.freelancer, plain]);
  });

  it('are asked for once', () => {
    for (const events of [[ngozi], [came, ngozi], [came, ngozi, marked], [failed, ngozi]])
      expect(run(events).can(ngozi)).toBe(false);
  });

  it.each([
    ['while they are on their way', [came, ngozi]],
    ['when they are there', [came, ngozi, marked]],
  ])('are taken away when the reader changes %s', (_, before) => {
    expect(seen([...before, other])).toEqual(['shown', null, plain]);
    expect(seen([...before, emil])).toEqual(['marking', emil.freelancer, plain]);
    expect(asked(run([...before, emil]), 'getPost')).toBe(emil.freelancer);
  });

  it('come with the first load where that is not over', () => {
    expect(seen([ngozi])).toEqual(['loading', ngozi.freelancer, null]);
    expect(asked(run([ngozi]), 'getPost')).toBe(ngozi.freelancer);
  });

  it('are not asked for where nothing is shown', () => {
    expect(seen([failed, ngozi])).toEqual(['failed', ngozi.freelancer, null]);
  });
});

describe('every path', () => {
  const paths = pathsOf(machine, {
    input: { freelancer: null },
    events: [came, failed, ngozi, emil, other],
    tell: ({ context }) => JSON.stringify([context.freelancer, context.post]),
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(follow(machine, { freelancer: null }, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(['loading', 'shown', 'marking', 'failed']));
  });
});
