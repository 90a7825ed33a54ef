import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { profilePath } from '../../apps/web/src/profilePath.ts';
import { routes } from '../../apps/web/src/routes.ts';
import type { Role } from '../../packages/api/src/generated/enums.ts';
import { isOpen } from '../../packages/machines/src/domain/access.ts';
import { inTurn, turnOfRun } from '../audit/rotation.ts';
import { hearNothing, logIn } from './steps.ts';
import { expect, test } from './test.ts';

const turn = turnOfRun();

const widths = [320, 390, 768, 1280];

const people: Record<string, { role: Role | 'guest'; account: { email: string; password: string } | null }> = {
  visitor: { role: 'guest', account: null },
  Client: { role: 'CLIENT', account: demoAccounts.client },
  Freelancer: { role: 'FREELANCER', account: demoAccounts.freelancer },
};

/** What a role works with, in the tabs that the table of pages does not name. */
const tabs: Partial<Record<Role | 'guest', string[]>> = {
  CLIENT: ['/', '/client-dashboard?tab=applicants'],
  FREELANCER: ['/', '/freelancer-dashboard?tab=assigned', '/freelancer-dashboard?tab=applications'],
};

/** The words that stand on two lines though they would fit on one, with the room there is. In the page. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.clientWidth === 1) continue;
    for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
      let block = parent;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (parts.reduce((sum, { width }) => sum + width, 0) <= room) broken.push(word);
    }
  }
  return broken;
}

async function expectWholeWords(page: Page, path: string) {
  await hearNothing(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
  }
}

for (const [who, { role, account }] of Object.entries(people)) {
  test(`a ${who.toLowerCase()} finds no word broken that fits on a line (A11Y_TURN=${turn})`, async ({ person }) => {
    const page = await person(who);
    if (account !== null && who !== 'visitor') {
      await logIn(page, who === 'Client' ? 'Client' : 'Freelancer', account);
      await expect(page).toHaveURL(/dashboard/);
    }
    const pages = routes.filter(({ access }) => (role === 'guest' ? isOpen(access) : access.includes(role)));
    for (const path of inTurn([...pages.map(({ path: address }) => address), ...(tabs[role] ?? [])], 6))
      await expectWholeWords(page, path);
    if (role !== 'guest') return;
    const { data } = await (await page.request.get('/api/v1/public/freelancers?limit=3')).json();
    for (const { id, profile } of data.freelancers)
      await expectWholeWords(page, profilePath({ id, name: profile.name }));
  });
}
