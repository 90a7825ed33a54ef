import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { editJob, newFreelancer, postJob, withdrawJob } from './freelancers.ts';
import { hearNothing, logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const proposal = (page: Page) => page.getByRole('textbox', { name: 'Proposal' });
const letter = (page: Page) => page.getByRole('textbox', { name: 'Cover letter' });
const saved = (page: Page) => expect(page.getByText('Draft saved. You can continue')).toBeVisible();
/** The server has kept a draft that says this. */
const kept = (page: Page, text: string) =>
  page.waitForResponse((answer) => answer.ok() && (answer.request().postData() ?? '').includes(text));
async function write(page: Page, field: (page: Page) => Locator, text: string) {
  const answer = kept(page, text);
  await field(page).fill(text);
  await answer;
  await saved(page);
}
const applyingTo = ({ id }: { id: string }) => `/find-work?job=${id}&apply=1`;
const title = () => `Trail signs ${randomUUID().slice(0, 8)}`;
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
/** Finds on return what another device has written. Two returns within half a second are one, so it may take another. */
const findOnReturn = (page: Page, field: (page: Page) => Locator, text: string) =>
  expect(async () => {
    await comeBack(page);
    await expect(field(page)).toHaveValue(text, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });

test('a proposal that was begun on one device is gone on with on another, and sent', async ({
  person,
  mail,
  request,
}) => {
  const [desk, phone] = [await person('freelancer at a desk'), await person('the same on a phone')];
  const { email } = await newFreelancer(desk, mail, { isComplete: true });
  const [name, account] = [title(), { email, password: 'quiet fast websites' }];
  const job = await postJob(request, name);
  await desk.goto(applyingTo(job));
  await expect(desk.getByText('What you write is saved as a draft while you type.')).toBeVisible();
  await write(desk, proposal, 'I would begin with a walk.');

  // The dashboard of the other device leads to it.
  await logIn(phone, 'Freelancer', account);
  await phone.getByRole('link', { name: `Continue your proposal for “${name}”` }).click();
  await expect(proposal(phone)).toHaveValue('I would begin with a walk.');
  await write(phone, letter, 'I have drawn two hundred signs.');

  // Where nothing was changed, the newer text is there on return.
  await findOnReturn(desk, letter, 'I have drawn two hundred signs.');

  // Closed before the pause is over, and found again all the same.
  const last = kept(phone, 'in oak.');
  await letter(phone).fill('I have drawn two hundred signs, in oak.');
  await phone.keyboard.press('Escape');
  await expect(phone.getByRole('dialog')).toBeHidden();
  await last;
  await findOnReturn(desk, letter, 'I have drawn two hundred signs, in oak.');
  await desk.getByRole('button', { name: 'Send Proposal' }).click();
  await seeToast(desk, 'Proposal Sent!');

  // Sent, it waits no longer, nor does another tab keep it.
  await phone.goto('/freelancer-dashboard');
  await expect(phone.getByRole('heading', { name: /^Waiting for you/ })).toBeVisible();
  await expect(phone.getByRole('link', { name: /^Continue your proposal/ })).toHaveCount(0);
});

test('of two versions neither is lost before the person has chosen one', async ({ person, mail, request }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  const job = await postJob(request, title());
  await page.goto(applyingTo(job));
  await write(page, proposal, 'First thought.');
  const other = await page.context().newPage();
  await other.goto(applyingTo(job));
  await expect(proposal(other)).toHaveValue('First thought.');

  // Both tabs change it.
  await write(other, proposal, 'Second thought, in the other tab.');
  await proposal(page).fill('Third thought, here.');
  const question = page.getByText('You have two versions of this draft');
  await expect(question).toBeVisible();
  await expect(page.getByText('What is here is newer than the one from another device or window.')).toBeVisible();
  await expect(page.getByText('Second thought, in the other tab.')).toBeVisible();
  await expect(proposal(page)).toHaveValue('Third thought, here.');
  await page.getByRole('button', { name: 'Keep What Is Here' }).click();
  await saved(page);

  // The other tab has changed it too meanwhile, and takes the newer one.
  await proposal(other).fill('Fourth thought.');
  await expect(other.getByText('You have two versions of this draft')).toBeVisible();
  await other.getByRole('button', { name: 'Use the Other Version' }).click();
  await expect(proposal(other)).toHaveValue('Third thought, here.');
  await saved(other);
  await other.close();

  // A reload is no second version.
  await letter(page).fill('And a letter.');
  await page.reload();
  await expect(letter(page)).toHaveValue('And a letter.');
  await saved(page);
  await expect(question).toBeHidden();
});

test('without the server a draft stays on this device, and is saved when it is back', async ({
  person,
  mail,
  request,
}) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  const job = await postJob(request, title());
  await page.goto(applyingTo(job));
  await expect(proposal(page)).toBeVisible();
  const path = '**/proposal-draft';
  await page.route(path, (route) => route.abort());
  await proposal(page).fill('Written in a tunnel.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  await expect(proposal(page)).toHaveValue('Written in a tunnel.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.unroute(path);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await saved(page);

  // Emptied in a tunnel, it stays empty, and the server learns it later.
  await page.route(path, (route) => route.abort());
  await proposal(page).fill('');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.unroute(path);
  const emptied = kept(page, '"proposal":""');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await emptied;
  await expect(proposal(page)).toHaveValue('');
});

test('a draft whose job is withdrawn can still be read here, and waits no longer', async ({
  person,
  mail,
  request,
}) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  const name = title();
  const job = await postJob(request, name);
  // With a stream the form is gone before anything more is typed.
  await hearNothing(page);
  await page.goto(applyingTo(job));
  await write(page, proposal, 'Too late.');
  await withdrawJob(request, job.id);
  await proposal(page).fill('Too late, and a word more.');
  await expect(page.getByText('This draft is no longer saved.')).toBeVisible();
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible();
  await expect(page.getByText('Too late, and a word more.')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/freelancer-dashboard');
  await expect(other.getByRole('heading', { name: /^Waiting for you/ })).toBeVisible();
  await expect(other.getByRole('link', { name: `Continue your proposal for “${name}”` })).toHaveCount(0);
});

test('a post that is edited while a proposal is written is told beside it, and one that is withdrawn at once', async ({
  person,
  mail,
  request,
}) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  const [edited, withdrawn] = [await postJob(request, title()), await postJob(request, title())];
  const notice = page.getByRole('status').filter({ hasText: 'The post has changed since you opened this form' });

  await test.step('edited, and sent all the same', async () => {
    const stream = page.waitForResponse('**/session/changes');
    await page.goto(applyingTo(edited));
    await stream;
    await write(page, proposal, 'I would begin with a walk.');
    const before = await proposal(page).boundingBox();
    await editJob(request, edited, { budgetMax: 1500 });
    await expect(notice).toBeVisible({ timeout: 2000 });
    await expect(notice).toContainText('$900');
    await expect(notice).toContainText('$1,500');
    await expect(proposal(page)).toBeFocused();
    await expect(proposal(page)).toHaveValue('I would begin with a walk.');
    // Nothing moved under the caret.
    expect(await proposal(page).boundingBox()).toEqual(before);
    await page.keyboard.type(' And a map.');
    await expect(proposal(page)).toHaveValue('I would begin with a walk. And a map.');
    await letter(page).fill('I have drawn two hundred signs.');
    await page.getByRole('button', { name: 'Send Proposal' }).click();
    await seeToast(page, 'Proposal Sent!');
  });

  await test.step('withdrawn, and nothing that was typed is lost', async () => {
    const stream = page.waitForResponse('**/session/changes');
    await page.goto(applyingTo(withdrawn));
    await stream;
    await write(page, proposal, 'I would paint them.');
    await withdrawJob(request, withdrawn.id);
    await expect(page.getByText('This project is closed to new proposals')).toBeVisible({ timeout: 2000 });
    await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible();
    await expect(page.getByText('I would paint them.')).toBeVisible();
  });
});
