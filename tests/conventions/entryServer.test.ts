import { job } from '@guildhall/machines/testing/samples';
import { expect, it, vi } from 'vitest';

import { keepingOf, settlePage } from '../../apps/web/src/entryServer.tsx';
import { bootElementId } from '../../apps/web/src/flow/boot.ts';

/** Every pattern that `String.replace` would read as something else, and the end of a script element. */
const title = "Costs $& $' $` $1 $$ </script><b>";

const open = (url: string) =>
  settlePage({
    url,
    origin: 'https://guildhall.example',
    supportEmail: 'support@guildhall.example',
    pressEmail: 'press@guildhall.example',
    headline: null,
    build: null,
    fetch: async (call) =>
      Response.json({ success: true, message: '', data: call.url.endsWith('/projects') ? [{ ...job, title }] : [] }),
  });

it('takes what people wrote into the page as it is, whatever signs stand in it', async () => {
  const html = await (await open('/')).draw();
  const [, json = ''] = new RegExp(`id="${bootElementId}">(.*?)</script>`).exec(html) ?? [];
  // What `serializeBoot` wrote.
  const boot = JSON.parse(json) as { snapshots: unknown };
  expect(JSON.stringify(boot.snapshots)).toContain(JSON.stringify(title));
  expect(html.match(/<\/body>/g)).toHaveLength(1);
  expect(html).not.toContain('<b>');
});

it('tells pages apart by what they say, not by their time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await open('/');
  vi.advanceTimersByTime(1);
  const [again, other] = [await open('/'), await open('/about')];
  vi.useRealTimers();
  expect(again.facts).toBe(first.facts);
  expect(other.facts).not.toBe(first.facts);
});

it('keeps no page of an address that could be made up', () => {
  const kept = { page: true, reading: true };
  expect([keepingOf('/'), keepingOf('/jobs'), keepingOf('/client-dashboard')]).toEqual([kept, kept, kept]);
  const madeUp = ['/?campaign=1', '/jobs?search=x', '/nothing-here', '//other.example/about'];
  expect(madeUp.filter((url) => keepingOf(url).page || keepingOf(url).reading)).toEqual([]);
});

it('reads a profile for each reader, as each is counted', () => {
  expect(keepingOf('/profile/maya-chen/0b6f1f5e-4c1f-4d57-9b1e-3c8a55f2b7aa')).toEqual({ page: true, reading: false });
});
