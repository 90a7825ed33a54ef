import type { Locator, Page } from '@playwright/test';

import { measured, open, seenAfter } from './hearing.ts';
import { apply, post } from './jobs.ts';
import { enter, newClient, newFreelancer } from './people.ts';
import { expect, test } from './test.ts';

test.afterAll(() => console.log('from act to sight:', measured));

test('a list in which someone chooses stays as it is, and offers what is new; a rejection and its undo are seen elsewhere', async ({
  person,
  mail,
}) => {
  const [page, elsewhere] = [await person('client'), await person('the client, elsewhere')];
  const wren = await newClient(page, mail);
  await enter(elsewhere, wren);
  const title = 'Maps of the marsh';
  const projectId = await post(page, wren, { title });
  const side = await person('three freelancers');
  const [first, second] = [await newFreelancer(side, mail), await newFreelancer(side, mail)];
  const third = await newFreelancer(side, mail);
  for (const one of [first, second]) await apply(page, one, projectId);

  await open(page, '/client-dashboard?tab=applicants');
  await page.getByRole('button', { name: `Choose Several: ${title}` }).click();
  const boxes = page.getByRole('checkbox', { name: /Rosa Winkler/ });
  await boxes.first().press('Space');
  await expect(page.getByText('1 application chosen')).toBeVisible();
  const offer = page.getByText('1 new application', { exact: true });
  const before = await boxes.first().boundingBox();
  await seenAfter('offer of what is new', () => apply(page, third, projectId), offer);
  await expect(boxes).toHaveCount(2);
  await expect(boxes.first()).toBeFocused();
  expect(await boxes.first().boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Show It' }).click();
  await expect(boxes).toHaveCount(3);
  await expect(offer).toBeHidden();
  await expect(page.getByText('1 application chosen')).toBeVisible();

  // What the same person does on another device is seen here: a rejection that can be undone, and its undo.
  await open(elsewhere, '/client-dashboard');
  const notice = elsewhere.getByRole('region', { name: 'Rejections' });
  await page.getByRole('button', { name: 'Reject Chosen' }).click();
  await seenAfter(
    'rejection that can be undone',
    () => page.getByRole('button', { name: 'Reject Application' }).click(),
    notice.getByRole('button', { name: `Undo: ${title}` }),
  );
  await seenAfter(
    'undo',
    () =>
      page
        .getByRole('region', { name: 'Rejections' })
        .getByRole('button', { name: `Undo: ${title}` })
        .click(),
    notice.getByRole('button', { name: `Undo: ${title}` }),
    0,
  );
});

test('a list does not move when a dialog over it is closed, and offers what came meanwhile', async ({
  person,
  mail,
}) => {
  const [page, freelancer] = [await person('client'), await person('freelancer')];
  const [wren, rosa] = [await newClient(page, mail), await newFreelancer(freelancer, mail)];
  const projectId = await post(page, wren, { title: 'Signs for a mill' });
  /** The list has been read anew, so that what comes next is what it makes of it. */
  const readAgain = (of: Page, path: string) =>
    of.waitForResponse((answer) => answer.ok() && new URL(answer.url()).pathname === `/api/v1${path}`);
  const isAtBody = (of: Page) => of.evaluate(() => document.activeElement === document.body);

  await test.step('a question', async () => {
    await open(page, '/client-dashboard?tab=jobs');
    const card = page.getByRole('article', { name: 'Signs for a mill' });
    const withdraw = card.getByRole('button', { name: /^Withdraw Post/ });
    const before = await withdraw.boundingBox();
    await withdraw.click();
    const reading = readAgain(page, '/client/projects');
    await post(page, wren, { title: 'Signs for a bakery' });
    await reading;
    await page.getByRole('button', { name: 'Keep Post' }).click();
    await expect(page.getByText('1 new job', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Signs for a bakery' })).toHaveCount(0);
    await expect(withdraw).toBeFocused();
    expect(await withdraw.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Show It' }).click();
    await expect(page.getByRole('heading', { name: 'Signs for a bakery' })).toBeVisible();
    await expect(page.getByText('1 new job', { exact: true })).toBeHidden();
    expect(await isAtBody(page)).toBe(false);
  });

  await test.step('and a dialog with an address', async () => {
    await apply(page, rosa, projectId);
    const other = await post(page, wren, { title: 'Signs for a smithy' });
    await open(freelancer, '/freelancer-dashboard?tab=applications');
    const edit = freelancer.getByRole('link', { name: 'Edit Application: Signs for a mill' });
    await edit.click();
    const proposal = freelancer
      .getByRole('dialog', { name: 'Edit application' })
      .getByLabel('Proposal', { exact: true });
    await proposal.fill('Sketches first, then colors.');
    await apply(page, rosa, other);
    // Nothing is read before the dialog is closed; what waits stands in the title meanwhile.
    await expect(proposal).toHaveValue('Sketches first, then colors.');
    await freelancer.keyboard.press('Escape');
    await freelancer.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(freelancer.getByText('1 new application', { exact: true })).toBeVisible();
    await expect(freelancer.getByRole('heading', { name: 'Signs for a smithy' })).toHaveCount(0);
    await expect(edit).toBeFocused();
    await freelancer.getByRole('button', { name: 'Show It' }).click();
    await expect(freelancer.getByRole('heading', { name: 'Signs for a smithy' })).toBeVisible();
    expect(await isAtBody(freelancer)).toBe(false);
  });
});

test('two tabs share one stream, and the one that stays goes on hearing', async ({ person, mail }) => {
  const page = await person('client');
  const wren = await newClient(page, mail);
  await open(page, '/client-dashboard?tab=jobs');
  const other = await page.context().newPage();
  const streams: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/session/changes')) streams.push(request.url());
  });
  await other.goto('/client-dashboard?tab=jobs');
  await expect(other.getByRole('heading', { name: 'No jobs yet' }).or(other.getByRole('tabpanel'))).not.toHaveCount(0);
  // It has asked for the lock, and waits for it.
  const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  await other.evaluate(() => Object.assign(window, { isSame: true }));
  await seenAfter(
    'in the other tab',
    () => post(page, wren, { title: 'Signs for two tabs' }),
    other.getByRole('heading', { name: 'Signs for two tabs' }),
  );
  expect(streams).toEqual([]);

  const stream = other.waitForResponse('**/session/changes');
  await page.close();
  await stream;
  await seenAfter(
    'in the tab that stays',
    () => post(other, wren, { title: 'Signs for one tab' }),
    other.getByRole('heading', { name: 'Signs for one tab' }),
  );
  expect(streams).toHaveLength(1);
});

test('a tab that could not take over the stream, as one that is frozen, asks for it again', async ({
  person,
  mail,
}) => {
  const page = await person('client');
  const wren = await newClient(page, mail);
  await page.addInitScript(() => {
    const { locks } = navigator;
    // Only this once; from then on it is the prototype's again.
    Object.assign(locks, {
      request() {
        Reflect.deleteProperty(locks, 'request');
        return Promise.reject(new Error('The provided callback is no longer runnable.'));
      },
    });
  });
  await open(page, '/client-dashboard?tab=jobs');
  await seenAfter(
    'in a tab that asked again',
    () => post(page, wren, { title: 'Signs for a late riser' }),
    page.getByRole('heading', { name: 'Signs for a late riser' }),
  );
});

test('without a stream a page works as before, and asks once when there is one again', async ({ person, mail }) => {
  const page = await person('client');
  const wren = await newClient(page, mail);
  await page.route('**/session/changes', (route) => route.abort());
  await page.goto('/client-dashboard?tab=jobs');
  await post(page, wren, { title: 'Signs that no one hears of' });
  const heading = page.getByRole('heading', { name: 'Signs that no one hears of' });
  await page.reload();
  await expect(heading).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await post(page, wren, { title: 'Signs from before the stream' });
  await page.unroute('**/session/changes');
  await seenAfter(
    'what came before the stream',
    async () => {
      const stream = page.waitForResponse('**/session/changes');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await stream;
    },
    page.getByRole('heading', { name: 'Signs from before the stream' }),
  );
  await seenAfter(
    'after a stream came late',
    () => post(page, wren, { title: 'Signs that are heard of' }),
    page.getByRole('heading', { name: 'Signs that are heard of' }),
  );
});

test('what comes before a page begins to hear is in its figures as soon as it does, without a sign of the asking', async ({
  person,
  mail,
}) => {
  const [page, freelancer] = [await person('client'), await person('freelancer')];
  const [wren, rosa] = [await newClient(page, mail), await newFreelancer(freelancer, mail)];
  const projectId = await post(page, wren, { title: 'Labels for a pickle maker' });

  /** Opens a page that does not hear yet, and has it hear once `act` is done; gives how often it asked, and what it showed of it. */
  async function hearAfter(of: Page, path: string, call: string, settled: Locator, act: () => Promise<unknown>) {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const stream = (one: URL) => one.pathname.endsWith('/session/changes');
    await of.route(stream, async (route) => {
      await begun;
      await route.continue();
    });
    await of.goto(path);
    await expect(settled).toBeVisible();
    await act();
    const asked: string[] = [];
    of.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/v1${call}`) asked.push(request.url());
    });
    const signs = await of.evaluateHandle(() => {
      const seen: string[] = [];
      const liveAround = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('[aria-live]');
      const look = (changes: MutationRecord[]) => {
        for (const { type, target } of changes) {
          if (type === 'attributes' && target instanceof Element && target.getAttribute('aria-busy') === 'true') {
            seen.push(`busy: ${target.outerHTML.slice(0, 80)}`);
          } else if (type !== 'attributes' && liveAround(target)) {
            seen.push(`announced: ${target.textContent}`);
          }
        }
      };
      const attributeFilter = ['aria-busy'];
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter,
      });
      return seen;
    });
    const answer = of.waitForResponse((one) => new URL(one.url()).pathname === `/api/v1${call}`);
    begin();
    await (await answer).finished();
    return { asked, signs: () => signs.jsonValue() };
  }

  const waiting = page.getByRole('heading', { name: /^Waiting for/ });
  const client = await hearAfter(page, '/client-dashboard', '/client/dashboard', waiting, () =>
    apply(page, rosa, projectId),
  );
  await expect(page).toHaveTitle('(1) Dashboard | Guildhall');
  await expect(page.getByRole('tab', { name: /Applicants/ })).toContainText('1');
  expect(client.asked).toHaveLength(1);
  expect((await client.signs()).filter((sign) => sign.startsWith('busy'))).toEqual([]);

  // Where nothing has changed, nothing is said.
  const quiet = await hearAfter(
    freelancer,
    '/freelancer-dashboard',
    '/freelancer/dashboard',
    freelancer.getByRole('heading', { name: /^Waiting for you/ }),
    async () => {},
  );
  await expect(freelancer).toHaveTitle('(1) Dashboard | Guildhall');
  expect(quiet.asked).toHaveLength(1);
  expect(await quiet.signs()).toEqual([]);
});
