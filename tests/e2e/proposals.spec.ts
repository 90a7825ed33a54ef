import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { apply, edit, post, withdraw } from './jobs.ts';
import type { MailServer } from './mailServer.ts';
import { complete, enter, newClient, newFreelancer } from './people.ts';
import { hearNothing, seeToast } from './steps.ts';
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
const applyingTo = (id: string) => `/find-work?job=${id}&apply=1`;
/** Playwright gives every tab the focus for good: the event is what returning to the window would bring. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const isBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
/** Finds on return what another device has written. Two returns within half a second are one, so it may take another. */
const findOnReturn = (page: Page, field: (page: Page) => Locator, text: string) =>
  expect(async () => {
    await comeBack(page);
    await expect(field(page)).toHaveValue(text, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });

/** A client whose jobs are applied for. */
async function poster(page: Page, mail: MailServer) {
  const wren = await newClient(page, mail);
  return {
    post: async (title = `Trail signs ${randomUUID().slice(0, 8)}`) => ({
      title,
      id: await post(page, wren, { title }),
    }),
    raise: (id: string, title: string) => edit(page, wren, id, { title, budgetMax: 1500 }),
    withdraw: (id: string) => withdraw(page, wren, id),
  };
}

test('a proposal that was begun on one device is gone on with on another, in two tabs, without a server, and sent', async ({
  person,
  mail,
}) => {
  const client = await poster(await person('client'), mail);
  const [desk, phone] = [await person('freelancer at a desk'), await person('the same on a phone')];
  const rosa = await newFreelancer(desk, mail);
  await enter(phone, rosa);
  const { id, title } = await client.post();
  await desk.goto(applyingTo(id));
  await write(desk, proposal, 'I would begin with a walk.');

  await test.step('the dashboard of the other device leads to it', async () => {
    await phone.goto('/freelancer-dashboard');
    await phone.getByRole('link', { name: `Continue your proposal for “${title}”` }).click();
    await expect(proposal(phone)).toHaveValue('I would begin with a walk.');
    await write(phone, letter, 'I have drawn two hundred signs.');
    // Where nothing was changed, the newer text is there on return.
    await findOnReturn(desk, letter, 'I have drawn two hundred signs.');
  });

  await test.step('closed before the pause is over, and found again all the same', async () => {
    const last = kept(phone, 'in oak.');
    await letter(phone).fill('I have drawn two hundred signs, in oak.');
    await phone.keyboard.press('Escape');
    await expect(phone.getByRole('dialog')).toBeHidden();
    await last;
    await findOnReturn(desk, letter, 'I have drawn two hundred signs, in oak.');
  });

  await test.step('of two versions neither is lost before the person has chosen one', async () => {
    const other = await desk.context().newPage();
    await other.goto(applyingTo(id));
    await expect(proposal(other)).toHaveValue('I would begin with a walk.');
    await write(other, proposal, 'Second thought, in the other tab.');
    await proposal(desk).fill('Third thought, here.');
    const question = desk.getByText('You have two versions of this draft');
    await expect(question).toBeVisible();
    await expect(desk.getByText('Second thought, in the other tab.')).toBeVisible();
    await expect(proposal(desk)).toHaveValue('Third thought, here.');
    await desk.getByRole('button', { name: 'Keep What Is Here' }).click();
    await saved(desk);
    await other.close();
    // A reload is no second version.
    await desk.reload();
    await expect(proposal(desk)).toHaveValue('Third thought, here.');
    await saved(desk);
    await expect(question).toBeHidden();
  });

  await test.step('without the server it stays on this device, and is saved when that is back', async () => {
    const path = '**/proposal-draft';
    await desk.route(path, (route) => route.abort());
    await proposal(desk).fill('Written in a tunnel.');
    await expect(desk.getByText('Draft kept on this device')).toBeVisible();
    await desk.reload();
    await expect(proposal(desk)).toHaveValue('Written in a tunnel.');
    await expect(desk.getByText('Draft kept on this device')).toBeVisible();
    await desk.unroute(path);
    const answer = kept(desk, 'Written in a tunnel.');
    await isBack(desk);
    await answer;
    await saved(desk);
  });

  await test.step('sent, it waits no longer, and says so to a tab that was writing, which keeps its text', async () => {
    const other = await desk.context().newPage();
    await other.goto(applyingTo(id));
    await expect(proposal(other)).toHaveValue('Written in a tunnel.');
    await desk.getByRole('button', { name: 'Send Proposal' }).click();
    await seeToast(desk, 'Proposal Sent!');
    await comeBack(other);
    const dialog = other.getByRole('dialog');
    await expect(dialog).toContainText('You sent your proposal');
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await phone.goto('/freelancer-dashboard');
    await expect(phone.getByRole('heading', { name: /^Waiting for you/ })).toBeVisible();
    await expect(phone.getByRole('link', { name: /^Continue your proposal/ })).toHaveCount(0);
    for (const list of ['/find-work', '/freelancer-dashboard']) {
      await phone.goto(`${list}?search=${encodeURIComponent(title)}`);
      const card = phone.getByRole('article', { name: title, exact: true });
      await expect(card.getByText('Applied', { exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: /^Send Proposal/ })).toHaveCount(0);
    }
  });
});

test('what becomes of a job while a proposal is written is told beside it, and nothing that was typed is lost', async ({
  person,
  mail,
}) => {
  const client = await poster(await person('client'), mail);
  const page = await person('freelancer');
  const rosa = await newFreelancer(page, mail, { isComplete: false });
  const [edited, withdrawn, unheard] = [await client.post(), await client.post(), await client.post()];

  await test.step('a profile that is completed elsewhere opens the form on return', async () => {
    await page.goto(applyingTo(edited.id));
    await expect(page.getByRole('dialog').getByRole('progressbar', { name: 'Your profile' })).toBeVisible();
    await complete(page, rosa);
    await expect(async () => {
      await comeBack(page);
      await expect(proposal(page)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  });

  await test.step('edited, and sent all the same', async () => {
    const stream = page.waitForResponse('**/session/changes');
    await page.goto(applyingTo(edited.id));
    await stream;
    await write(page, proposal, 'I would begin with a walk.');
    const before = await proposal(page).boundingBox();
    await client.raise(edited.id, edited.title);
    const notice = page.getByRole('status').filter({ hasText: 'The post has changed since you opened this form' });
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('$900');
    await expect(notice).toContainText('$1,500');
    await expect(proposal(page)).toBeFocused();
    // Nothing moved under the caret.
    expect(await proposal(page).boundingBox()).toEqual(before);
    await page.keyboard.type(' And a map.');
    await expect(proposal(page)).toHaveValue('I would begin with a walk. And a map.');
    await letter(page).fill('I have drawn two hundred signs.');
    await page.getByRole('button', { name: 'Send Proposal' }).click();
    await seeToast(page, 'Proposal Sent!');
  });

  await test.step('withdrawn, at once', async () => {
    const stream = page.waitForResponse('**/session/changes');
    await page.goto(applyingTo(withdrawn.id));
    await stream;
    await write(page, proposal, 'I would paint them.');
    await client.withdraw(withdrawn.id);
    await expect(page.getByText('This project is closed to new proposals')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible();
    await expect(page.getByText('I would paint them.')).toBeVisible();
  });

  await test.step('withdrawn, where no stream comes through', async () => {
    await hearNothing(page);
    await page.goto(applyingTo(unheard.id));
    await write(page, proposal, 'Too late.');
    await client.withdraw(unheard.id);
    await proposal(page).fill('Too late, and a word more.');
    await expect(page.getByText('This draft is no longer saved.')).toBeVisible();
    await comeBack(page);
    await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible();
    await expect(page.getByText('Too late, and a word more.')).toBeVisible();
  });
});

test('a freelancer edits an application until the client has read it, withdraws it, and sends one more', async ({
  person,
  mail,
}) => {
  const [client, page] = [await person('client'), await person('freelancer')];
  const [wren, rosa] = [await newClient(client, mail), await newFreelancer(page, mail)];
  const title = 'Lights of the harbor';
  const projectId = await post(client, wren, { title });
  await apply(page, rosa, projectId);
  await client.setViewportSize({ width: 1280, height: 900 });
  const received = client.getByRole('main').getByRole('article').filter({ hasText: rosa.name });
  const pane = client.getByRole('region', { name: rosa.name, exact: true });
  // The list is on screen before the text is edited.
  await client.goto(`/client-dashboard?tab=applicants&project=${projectId}`);
  await expect(received).toBeVisible();

  await page.goto('/freelancer-dashboard?tab=applications');
  const sent = page.getByRole('main').getByRole('article').filter({ hasText: title });
  const history = sent.getByRole('list', { name: 'History' }).getByRole('listitem');
  const editLink = sent.getByRole('link', { name: /^Edit Application/ });
  const dialog = page.getByRole('dialog', { name: 'Edit application' });
  const text = dialog.getByLabel('Proposal', { exact: true });
  const saveChanges = dialog.getByRole('button', { name: 'Save Changes' });
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await test.step('unchanged, the form closes at once; changed, it asks first', async () => {
    await editLink.click();
    await expect(page).toHaveURL(/[?&]edit=/);
    await expect(saveChanges).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(editLink).toBeFocused();
    await editLink.click();
    await text.fill('I would forget this again.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await leaving.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(text).toHaveValue('I would forget this again.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await leaving.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('what is typed survives a reload, and is saved', async () => {
    await editLink.click();
    await text.fill('I would measure the lights first.');
    await page.reload();
    await expect(text).toHaveValue('I would measure the lights first.');
    await saveChanges.click();
    await seeToast(page, 'Application Saved');
    await expect(dialog).toHaveCount(0);
    await expect(history).toContainText(['Application sent', 'You edited it']);
  });

  await test.step('the client reads it meanwhile: what was typed since can be copied, and is not saved', async () => {
    await editLink.click();
    await text.fill('Too late by a minute.');
    await received.getByRole('link', { name: /^View Details/ }).click();
    await expect(pane.getByText('I would measure the lights first.')).toBeVisible();
    await expect(pane.getByLabel('What it said before')).toContainText('Earlier proposal');
    await saveChanges.click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'The client read this application on' })).toBeVisible();
    await expect(text).not.toBeEditable();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy Text' }).click();
    await seeToast(page, 'Copied');
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toContain('Too late by a minute.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await leaving.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(editLink).toHaveCount(0);
  });

  await test.step('withdrawn, which the client sees, and the list of withdrawn ones is an address', async () => {
    const withdrawIt = sent.getByRole('button', { name: /^Withdraw Application/ });
    await withdrawIt.click();
    const question = page.getByRole('alertdialog', { name: 'Withdraw this application?' });
    await expect(question).toContainText('You can send one more proposal for this job');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(withdrawIt).toBeFocused();
    await withdrawIt.click();
    await question.getByRole('button', { name: 'Withdraw Application' }).click();
    await seeToast(page, 'Application Withdrawn');
    await mail.next(wren.email, new RegExp(`withdrew from “${title}”`));
    await expect(received.getByText('Withdrawn', { exact: true })).toBeVisible();
    await expect(received.getByRole('button', { name: /^(Accept|Reject):/ })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Withdrawn');
    await expect(page).toHaveURL('/freelancer-dashboard?tab=applications&status=WITHDRAWN');
    await page.reload();
    await expect(history).toContainText([
      'Application sent',
      'You edited it',
      'Viewed by the client',
      'You withdrew it',
    ]);
  });

  await test.step('the job takes one more', async () => {
    await page.goto(applyingTo(projectId));
    const form = page.getByRole('dialog', { name: title });
    await expect(form.getByText('You withdrew your proposal')).toBeVisible();
    await form.getByLabel('Proposal', { exact: true }).fill('I have the time after all.');
    await form.getByLabel('Cover letter').fill('I have lit two harbors.');
    await form.getByRole('button', { name: 'Send Proposal' }).click();
    await seeToast(page, 'Proposal Sent!');
    await page.goto(`/freelancer-dashboard?tab=applications&project=${projectId}`);
    await expect(sent).toHaveCount(2);
  });
});
