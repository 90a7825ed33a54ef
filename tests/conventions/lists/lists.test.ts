import { describe, expect, it } from 'vitest';

import { compiledViews } from '../../../apps/web/shippedReact.ts';
import { pagination } from '../../../packages/machines/src/testing/marketplace/answers/lists.ts';
import type { ListOfFlow } from './lists.ts';
import { browse, lists, ticks } from './lists.ts';

/** What can happen to any list: a link to one of its addresses, a button of the browser, an answer, a second try. */
type Step = 0 | 1 | 2 | 'back' | 'forward' | 'answer' | 'fail' | 'retry';
const steps: readonly Step[] = [0, 1, 2, 'back', 'forward', 'answer', 'fail', 'retry'];

type Browser = ReturnType<typeof browse>;

/** An answer that can be told from all others: by how many entries it says there are. */
const answerOf = ({ answer }: ListOfFlow, number: number) => ({
  ...answer,
  pagination: pagination(1000 + number, 1, 10),
});

/** Which request the list on screen is the answer to. */
function listed({ actor }: Browser): number {
  const { result, total } = actor.getSnapshot().context;
  return (result?.pagination.total ?? total) - 1000;
}

async function settle(list: ListOfFlow, { calls }: Browser, how: 'answer' | 'fail' = 'answer') {
  const number = calls.findLastIndex(({ isUnderWay }) => isUnderWay());
  if (how === 'fail') calls[number]?.fail();
  else calls[number]?.answer(answerOf(list, number));
  await ticks();
}

/** Makes a step, and says whether it was one: Back does nothing on the first page. */
async function take(list: ListOfFlow, page: Browser, step: Step): Promise<boolean> {
  const { actor } = page;
  const before = [page.address(), actor.getSnapshot()];
  if (typeof step === 'number') page.follow(list.addresses[step]);
  else if (step === 'back' || step === 'forward') page.go(step === 'back' ? -1 : 1);
  else if (step === 'retry') actor.send({ type: 'list.retry' });
  else await settle(list, page, step);
  return page.address() !== before[0] || actor.getSnapshot() !== before[1];
}

describe.each(lists)('the list of $flow', (list) => {
  const [first, second, third] = list.addresses;
  /** What a reload asks for, or a link that was shared. */
  const asked = (address: object) => browse(list, { ...address }).calls[0]?.input;

  it('lists different things at its addresses', () => {
    expect(new Set(list.addresses.map((address) => JSON.stringify(asked(address)))).size).toBe(3);
  });

  it('is that of the address after any links, Back, Forward, answers and failures', async () => {
    const expected = new Map<object, unknown>(list.addresses.map((address) => [address, asked(address)]));
    const series: Step[][] = [[]];
    for (const before of series) {
      for (const step of steps) {
        const page = browse(list, first);
        for (const earlier of before) await take(list, page, earlier);
        if (!(await take(list, page, step))) continue;
        const after = [...before, step];
        if (after.length < 4) series.push(after);
        const latest = page.calls.at(-1);
        expect({
          after,
          asked: latest?.input,
          underWay: page.calls.filter(({ isUnderWay }) => isUnderWay()),
          listed: page.state() === 'listed' ? listed(page) : null,
        }).toEqual({
          after,
          asked: expected.get(page.address()),
          underWay: page.state() === 'loading' ? [latest] : [],
          listed: page.state() === 'listed' ? page.calls.length - 1 : null,
        });
      }
    }
  });

  it('never takes an answer that was overtaken, early or late', async () => {
    const page = browse(list, first);
    page.follow(second);
    page.follow(third);
    const [stale, overtaken, latest] = page.calls;
    stale?.answer(answerOf(list, 0));
    await ticks();
    expect(page.state()).toBe('loading');
    latest?.answer(answerOf(list, 2));
    await ticks();
    overtaken?.answer(answerOf(list, 1));
    await ticks();
    expect(page.state()).toBe('listed');
    expect(listed(page)).toBe(2);
  });

  it('stays on screen while another is on its way', async () => {
    const page = browse(list, first);
    await settle(list, page);
    page.follow(second);
    expect(page.state()).toBe('loading');
    expect(listed(page)).toBe(0);
  });

  it('does not load again when the address says nothing new of it', async () => {
    for (const address of list.addresses) {
      const page = browse(list, address);
      await settle(list, page);
      page.follow({ ...address, dialog: 'open' });
      expect(page.state()).toBe('listed');
      expect(page.calls).toHaveLength(1);
    }
  });

  it.each(list.controls)('changes only with the address: $name', async ({ events, from = {}, to }) => {
    for (const isCarriedOut of [false, true]) {
      const page = browse(list, from, { isCarriedOut });
      await settle(list, page);
      for (const event of events) page.actor.send(event);
      expect(page.address()).toEqual(isCarriedOut ? to : from);
      expect(page.state()).toBe(isCarriedOut ? 'loading' : 'listed');
      expect(page.calls.at(-1)?.input).toEqual(asked(page.address()));
      page.go(-1);
      expect(page.address()).toEqual(from);
      expect(page.calls.at(-1)?.input).toEqual(asked(from));
    }
  });
});

const refreshed = lists.filter(({ machine }) => machine.events.includes('list.refresh'));

it('there are lists of which something can change', () => {
  expect(refreshed.length).toBeGreaterThan(3);
});

describe.each(refreshed)('the list of $flow, of which something has changed', (list) => {
  const refresh = { type: 'list.refresh' };

  it('is read again, and stays on screen meanwhile', async () => {
    const page = browse(list, list.addresses[0]);
    await settle(list, page);
    page.actor.send(refresh);
    expect(page.state()).toBe('loading');
    expect(listed(page)).toBe(0);
  });

  it('is asked for again where it was under way, and the earlier answer is dropped', async () => {
    const page = browse(list, list.addresses[0]);
    page.actor.send(refresh);
    const [early, late] = page.calls;
    early?.answer(answerOf(list, 0));
    await ticks();
    expect(page.state()).toBe('loading');
    late?.answer(answerOf(list, 1));
    await ticks();
    expect(listed(page)).toBe(1);
  });
});

describe.each(lists.filter(({ isPaged }) => isPaged))('a page past the end of $flow', (list) => {
  it('gives way to the last one, and Back does not lead to it', async () => {
    const [first] = list.addresses;
    const page = browse(list, { ...first, page: '2' });
    page.follow({ ...first, page: '9' });
    page.calls.at(-1)?.answer({ ...list.answer, pagination: pagination(23, 9, 10) });
    await ticks();
    expect(page.address()).toEqual({ ...first, page: '3' });
    expect(page.calls.at(-1)?.isUnderWay()).toBe(true);
    await settle(list, page);
    expect(page.state()).toBe('listed');
    page.go(-1);
    expect(page.address()).toEqual({ ...first, page: '2' });
  });
});

it.each(lists)('$flow is drawn by views that draw again only what has changed', ({ flow }) => {
  expect(`/screens/${flow}/SomeView.tsx`).toMatch(compiledViews);
});
