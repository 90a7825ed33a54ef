import type { Locator, Page } from '@playwright/test';

import { hire } from './hire.ts';
import { enterDemo, newFreelancer } from './people.ts';
import { expect, test } from './test.ts';

/** A list, or whatever else of a page its address says. */
interface Listed {
  name: string;
  address: string;
  /** What a person does to be shown something else. */
  change: (page: Page) => Promise<void>;
  /** The address then. */
  changed: RegExp;
  /** The call that brings the other list; null where it is there already. */
  call: RegExp | null;
}

const titles = (page: Page): Locator => page.getByRole('main').getByRole('article').getByRole('heading');

/** The titles on the page, once there are some and they are others than these. */
async function read(page: Page, before: readonly string[] = []): Promise<string[]> {
  let found: string[] = [];
  // Seen in one look: a list that is still loading has none, or those before it.
  await expect
    .poll(async () => {
      found = await titles(page).allTextContents();
      return found.length > 0 && found.join('\n') !== before.join('\n');
    })
    .toBe(true);
  return found;
}

/** Follows one list through everything that can happen to its address. */
async function follow(page: Page, { address, change, changed, call }: Listed): Promise<void> {
  await page.goto(address);
  const first = await read(page);
  await change(page);
  await expect(page).toHaveURL(changed);
  const other = await read(page, first);

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(titles(page)).toHaveText(first);
  await page.goForward();
  await expect(page).toHaveURL(changed);
  await expect(titles(page)).toHaveText(other);
  await page.reload();
  await expect(titles(page)).toHaveText(other);
  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect(titles(shared)).toHaveText(other);
  await shared.close();

  await page.goBack();
  await expect(titles(page)).toHaveText(first);
  // Back before the answer is there: it must not come after all.
  if (call === null) return;
  const held = Promise.withResolvers<() => Promise<void>>();
  await page.route(call, (route) => held.resolve(() => route.continue()), { times: 1 });
  await change(page);
  await expect(page).toHaveURL(changed);
  const letThrough = await held.promise;
  const dropped = page.waitForEvent('requestfailed', (request) => call.test(request.url()));
  await page.goBack();
  await dropped;
  await letThrough();
  await expect(page).toHaveURL(address);
  await expect(titles(page)).toHaveText(first);
}

const turnPage = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Next' }).click();
const openTab = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('tab', { name }).click();

const ofFreelancers: Listed[] = [
  {
    name: 'Find Work, by category',
    address: '/find-work?page=2',
    change: async (page) => {
      await page.getByLabel('Category').selectOption('Writing');
    },
    changed: /\/find-work\?category=writing$/,
    call: /\/public\/jobs\?.*category=writing/,
  },
  {
    name: 'Assigned Jobs',
    address: '/freelancer-dashboard?tab=assigned',
    change: turnPage,
    changed: /\?tab=assigned&page=2$/,
    call: /\/freelancer\/projects\?.*page=2/,
  },
  {
    name: 'My Applications',
    address: '/freelancer-dashboard?tab=applications',
    change: turnPage,
    changed: /\?tab=applications&page=2$/,
    call: /\/applications\?.*page=2/,
  },
  {
    name: 'the tabs of a freelancer',
    address: '/freelancer-dashboard?tab=applications&page=2',
    change: openTab(/Assigned Jobs/),
    changed: /\?tab=assigned$/,
    call: /\/freelancer\/projects\?/,
  },
];

const ofClients: Listed[] = [
  {
    name: 'Find Talent, by page',
    address: '/find-talent',
    change: turnPage,
    changed: /\/find-talent\?page=2$/,
    call: /\/freelancers\/search\?.*page=2/,
  },
  {
    name: 'My Jobs, by words',
    address: '/client-dashboard?tab=jobs',
    async change(page) {
      const title = await titles(page).last().textContent();
      await page.getByRole('searchbox', { name: 'Search your jobs' }).fill(title ?? '');
    },
    changed: /\?tab=jobs&search=[^&]+$/,
    call: /\/client\/projects\?.*query=/,
  },
  {
    name: 'Applicants',
    address: '/client-dashboard?tab=applicants',
    change: async (page) => {
      const project = page.getByLabel('Project', { exact: true });
      await project.selectOption({ index: (await project.getByRole('option').count()) - 1 });
    },
    changed: /\?tab=applicants&project=[\da-f-]{36}$/,
    call: /\/applications\?.*projectId=/,
  },
  {
    name: 'the tabs of a client',
    address: '/client-dashboard?tab=jobs',
    change: openTab(/Applicants/),
    changed: /\?tab=applicants$/,
    call: /\/applications\?/,
  },
];

test("a freelancer's lists are those of the address, whichever way it came", async ({ person, mail, guildhall }) => {
  const page = await person('freelancer');
  const { email } = await newFreelancer(page, mail);
  await hire(guildhall, email, 12);
  for (const list of ofFreelancers) await test.step(list.name, () => follow(page, list));

  await test.step('a page past the end', async () => {
    await page.goto('/freelancer-dashboard?tab=assigned');
    const first = await read(page);
    await page.goto('/freelancer-dashboard?tab=assigned&page=9');
    await expect(page).toHaveURL(/page=2$/);
    await read(page, first);
    await page.goBack();
    await expect(titles(page)).toHaveText(first);
  });
});

test("a client's lists are those of the address, whichever way it came", async ({ person }) => {
  const page = await person('client');
  await enterDemo(page, 'client');
  for (const list of ofClients) await test.step(list.name, () => follow(page, list));
});
