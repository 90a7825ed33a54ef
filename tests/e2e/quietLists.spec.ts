import type { Locator, Page } from '@playwright/test';

import { applyTo, newFreelancer } from './freelancers.ts';
import { newClient, open, post } from './hearing.ts';
import { expect, test } from './test.ts';

test('a list does not move when a dialog over it is closed, and offers what came meanwhile', async ({
  person,
  mail,
}) => {
  test.setTimeout(120_000);
  const [page, freelancer] = [await person('client'), await person('freelancer')];
  const [wren, rosa] = [await newClient(page, mail), await newFreelancer(freelancer, mail, { isComplete: true })];
  const projectId = await post(page, wren.token, 'Signs for a mill');
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
    await post(page, wren.token, 'Signs for a bakery');
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
    await applyTo(page.request, rosa.token, projectId);
    const other = await post(page, wren.token, 'Signs for a smithy');
    await open(freelancer, '/freelancer-dashboard?tab=applications');
    const edit = freelancer.getByRole('link', { name: 'Edit Application: Signs for a mill' });
    await edit.click();
    const proposal = freelancer
      .getByRole('dialog', { name: 'Edit application' })
      .getByLabel('Proposal', { exact: true });
    await proposal.fill('Sketches first, then colors.');
    await applyTo(page.request, rosa.token, other);
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

test('what comes before a page begins to hear is in its figures as soon as it does, without a sign of the asking', async ({
  person,
  mail,
}) => {
  test.setTimeout(120_000);
  const [page, freelancer] = [await person('client'), await person('freelancer')];
  const [wren, rosa] = [await newClient(page, mail), await newFreelancer(freelancer, mail, { isComplete: true })];
  const projectId = await post(page, wren.token, 'Labels for a pickle maker');

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
    applyTo(page.request, rosa.token, projectId),
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
