import { publicProfileFlow } from '@guildhall/machines/scenarios/publicProfile';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { sampleNow } from '../../kit/sampleNow.ts';
import { PublicProfileView } from './PublicProfileView.tsx';

type Snapshot = Parameters<typeof PublicProfileView>[0]['snapshot'];

const props = {
  send: () => {},
  now: sampleNow,
  homeHref: '#',
  visitor: 'guest',
  contactHref: '#contact',
  loginHref: '#login',
  profileHref: () => '#',
} as const;

async function placeOfFacts(snapshot: Snapshot, visitor: 'guest' | 'CLIENT' = 'CLIENT'): Promise<number> {
  const screen = await render(<PublicProfileView {...props} visitor={visitor} snapshot={snapshot} />);
  const facts = screen.getByLabelText('At a glance').element();
  // Measured once, so that the page's fonts are asked for, and again when they are there.
  facts.getBoundingClientRect();
  await document.fonts.ready;
  const { top } = facts.getBoundingClientRect();
  await screen.unmount();
  return top;
}

it.each([320, 390, 768, 1280])(
  'a profile being read stays where it is, whatever comes for its viewer: %i px',
  async (width) => {
    await page.viewport(width, 900);
    const read = await placeOfFacts(publicProfileFlow.snapshots.shown, 'guest');
    expect(await placeOfFacts(publicProfileFlow.snapshots.forMembers)).toBe(read);
    expect(await placeOfFacts(publicProfileFlow.snapshots.limitedAsVisitor)).toBe(read);
  },
);

it.each([390, 1280])('a name stands as far below the header as the title of another page: %i px', async (width) => {
  await page.viewport(width, 900);
  const tops = [];
  for (const snapshot of [publicProfileFlow.snapshots.shown, publicProfileFlow.snapshots.failed]) {
    const screen = await render(<PublicProfileView {...props} snapshot={snapshot} />);
    tops.push(screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top);
    await screen.unmount();
  }
  expect(tops[0]).toBe(tops[1]);
});
