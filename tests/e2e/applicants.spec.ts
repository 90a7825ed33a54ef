import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';

import { connect } from '../../apps/server/src/db/connect.ts';
import { pdf } from '../../apps/server/src/files/testing/samples.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import type { Guildhall } from './guildhall.ts';
import { interviewDialog, link, typeWhen, winter } from './interviewForm.ts';
import { apply, post } from './jobs.ts';
import { tabTo } from './keyboard.ts';
import { newClient, newFreelancer } from './people.ts';
import { labelOf, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const detailsLink = (card: Locator) => card.getByRole('link', { name: /^View Details/ });

/** The answers to those who are compared, in their order. */
const answer = (page: Page, place: number) =>
  page
    .getByRole('row', { name: /^Answer/ })
    .getByRole('cell')
    .nth(place);

test('a client looks at three applicants, compares them, meets one, rejects one and accepts one', async ({
  person,
  mail,
}) => {
  const [page, side] = [await person('client'), await person('a freelancer')];
  const wren = await newClient(page, mail);
  const title = 'Maps of the moor';
  const projectId = await post(page, wren, { title });
  const others = await person('two other freelancers');
  const [ada, bo, cleo] = [
    await newFreelancer(side, mail, { name: 'Ada Moor' }),
    await newFreelancer(others, mail, { name: 'Bo Fen' }),
    await newFreelancer(others, mail, { name: 'Cleo Marsh' }),
  ];
  await side.goto('/edit-profile?part=resume');
  const file = side.getByRole('tabpanel').getByLabel('Resume');
  await expect(file).toBeEnabled();
  await file.setInputFiles({ name: 'ada.pdf', mimeType: 'application/pdf', buffer: pdf() });
  // A program of the server's reads it first.
  await expect(side.getByRole('button', { name: 'Download' })).toBeEnabled({ timeout: 60_000 });
  for (const one of [ada, bo, cleo]) await apply(page, one, projectId);
  const address = `/client-dashboard?tab=applicants&project=${projectId}`;
  const card = (name: string) => page.getByRole('main').getByRole('article', { name, exact: true });
  await page.setViewportSize(desk);
  await page.goto(address);
  await expect(cards(page)).toHaveCount(3);

  await test.step('an application opens beside the list, from its link and its address, and Back closes it', async () => {
    await expect(card(ada.name).getByText('New application')).toBeVisible();
    const tab = page.getByRole('tab', { name: /^Applicants/ });
    await expect(tab).toContainText('3');
    await detailsLink(card(ada.name)).click();
    const pane = page.getByRole('region', { name: ada.name, exact: true });
    await expect(page).toHaveURL(/&application=[\da-f-]{36}$/);
    await expect(pane.getByRole('heading', { name: ada.name, exact: true })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Opening it is looking at it.
    await expect(card(ada.name).getByText('New application')).toHaveCount(0);
    await expect(tab).toContainText('2');
    await side.goto('/freelancer-dashboard?tab=applications');
    await expect(side.getByRole('main').getByText(/^Viewed by the client/)).toBeVisible();

    await page.reload();
    await expect(pane.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
    const coming = page.waitForEvent('download');
    await pane.getByRole('button', { name: 'Download Resume' }).click();
    expect((await coming).suggestedFilename()).toBe('ada.pdf');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(pane).toHaveCount(0);
    await detailsLink(card(ada.name)).click();
    await pane.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(page).toHaveURL(address);
    await expect(detailsLink(card(ada.name))).toBeFocused();
  });

  await test.step('stars are the client’s own, and outlive a reload', async () => {
    for (const { name } of [ada, bo, cleo]) {
      const star = card(name).getByRole('button', { name: /^Shortlist:/ });
      const kept = page.waitForResponse(/\/shortlist$/);
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await kept;
    }
    await page.getByRole('button', { name: 'Shortlisted', exact: true }).click();
    await expect(page).toHaveURL(/&shortlist=1$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(3);
  });

  await test.step('on a phone an application opens over the list, and its question over that', async () => {
    await page.setViewportSize(phone);
    await page.goto(address);
    await detailsLink(card(bo.name)).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept Application' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Accept Application' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(address);
    await expect(dialog).toHaveCount(0);
    await expect(detailsLink(card(bo.name))).toBeFocused();
  });

  await test.step('side by side, each says what they proposed, and is answered there', async () => {
    await page.getByRole('link', { name: `Compare 3 Shortlisted: ${title}` }).click();
    await expect(page.getByRole('heading', { name: `3 freelancers side by side for “${title}”` })).toBeVisible();
    // Columns scroll in their frame, never the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(page.getByRole('row', { name: /^Proposal/ }).getByRole('cell')).toHaveText(Array(3).fill(/Sketches/));
    const names = await page.getByRole('columnheader').getByRole('link').allTextContents();
    expect(names.toSorted()).toEqual([ada.name, bo.name, cleo.name]);
    const [first, second, third] = [ada, bo, cleo].map(({ name }) => answer(page, names.indexOf(name)));
    if (!first || !second || !third) throw new Error('Someone is missing.');

    await first.getByRole('link', { name: /^Schedule Interview:/ }).click();
    const form = interviewDialog(page);
    await typeWhen(form, winter);
    await form.getByLabel('Meeting link').fill(link);
    await form.getByRole('button', { name: 'Schedule Interview' }).click();
    await seeToast(page, 'Interview Scheduled Successfully');
    await expect(first.getByRole('link', { name: /^Schedule Interview:/ })).toHaveCount(0);

    await second.getByRole('button', { name: /^Reject:/ }).click();
    const question = page.getByRole('dialog', { name: `Reject ${bo.name}?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(second.getByRole('button', { name: /^Reject:/ })).toBeFocused();
    await page.keyboard.press('Enter');
    // Words to start from, made one's own.
    await question.getByLabel('Ready-made reasons').selectOption('The timing does not fit');
    const reason = question.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveValue(/start earlier/);
    await reason.fill('We need someone who knows the moor.');
    await question.getByRole('button', { name: 'Reject Application' }).click();
    await seeToast(page, 'Application Rejected');
    await expect(second).toHaveText('Rejected');
    expect((await mail.next(bo.email, new RegExp(title))).text).toContain('We need someone who knows the moor.');

    await tabTo(page, third.getByRole('button', { name: /^Accept:/ }));
    await page.keyboard.press('Enter');
    await page
      .getByRole('alertdialog', { name: `Accept ${cleo.name}?` })
      .getByRole('button', { name: 'Accept Application' })
      .click();
    await seeToast(page, 'Application Approved');
    await expect(third).toContainText('Accepted');
    await mail.next(cleo.email, /You got the job/);
  });

  await test.step('the one who was not chosen reads so', async () => {
    await side.reload();
    await expect(side.getByRole('main').getByRole('article', { name: title })).toContainText(/Rejected|filled/);
  });
});

/** Rejects every application to a job at once, for a reason. */
async function rejectAll(page: Page, title: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Choose Several: ${title}` }).click();
  // What can be done stays in sight however far down someone is chosen, and covers no one who gets the focus.
  const last = page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Choose / })
    .last();
  await last.focus();
  const reject = page.getByRole('button', { name: 'Reject Chosen' });
  await expect(reject).toBeInViewport();
  const [bar, box] = [await reject.boundingBox(), await last.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  await page.getByRole('button', { name: 'Choose All' }).click();
  await reject.click();
  const question = page.getByRole('dialog', { name: 'Reject 2 applications?' });
  await expect(question).toContainText('before anyone is notified');
  await question.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await question.getByRole('button', { name: 'Reject Applications' }).click();
  await expect(question).toBeHidden();
}

test('a client rejects two at once, thinks again, and rejects them after all: they hear of the second alone', async ({
  person,
  mail,
}) => {
  const [page, freelancer] = [await person('client'), await person('two freelancers')];
  const wren = await newClient(page, mail);
  const title = 'Maps of the marsh';
  const projectId = await post(page, wren, { title });
  const people = [await newFreelancer(freelancer, mail), await newFreelancer(freelancer, mail)];
  for (const one of people) await apply(page, one, projectId);
  await page.setViewportSize(phone);
  const address = `/client-dashboard?tab=applicants&project=${projectId}`;
  await page.goto(address);
  const accept = page.getByRole('main').getByRole('button', { name: /^Accept:/ });
  await expect(accept).toHaveCount(2);

  await rejectAll(page, title, 'We print in one color.');
  const notice = page.getByRole('region', { name: 'Rejections' });
  await expect(notice).toContainText(`Rejecting 2 applications for “${title}”`);
  await expect(notice).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: `Undo: ${title}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toContainText('no one was notified');
  await expect(accept).toHaveCount(2);

  await rejectAll(page, title, 'The marsh was drained.');
  // Time runs on whichever tab is open.
  await page.getByRole('tab', { name: 'My Jobs' }).click();
  await expect(notice.getByRole('button', { name: `Undo: ${title}` })).toBeVisible();
  for (const { email } of people) {
    const { text } = await mail.next(email, new RegExp(title));
    expect(text).toContain('The marsh was drained.');
  }
  await expect(notice).toContainText('The time to undo is over: 2 applications');
  await page.goto(address);
  await expect(accept).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Rejected', { exact: true })).toHaveCount(2);
});

/**
 * Has so many freelancers of the demo marketplace apply, one a minute: the first of them stands at the end of the list. Other
 * tests look at the demo account itself, and the database knows no history of what it is given like this.
 */
async function applyAll({ connectionString }: Guildhall, projectId: string, count: number): Promise<string[]> {
  const db = connect(connectionString, { max: 1 });
  const { rows } = await sql<{ name: string }>`
    with people as (select distinct on (users.name) users.id, users.name, users.email
      from users join freelancers on freelancers.user_id = users.id
      where users.is_active and freelancers.experience is not null and users.email not like '%@people.example'
        and users.email <> ${demoAccounts.freelancer.email}
      order by users.name, users.created_at),
    chosen as (select id, name, row_number() over (order by email) as place from people limit ${count}),
    sent as (insert into applications (project_id, freelancer_id, proposal, cover_letter, created_at, updated_at)
      select ${projectId}, id, 'Two weeks.', 'I draw maps.', now() - interval '1 day' + place * interval '1 minute', now()
      from chosen)
    select name from chosen order by place`.execute(db);
  await db.destroy();
  return rows.map(({ name }) => name);
}

test('a client with 53 applicants reaches the first of them, and rejects people of both pages at once', async ({
  person,
  mail,
  guildhall,
}) => {
  const page = await person('client');
  const title = 'Maps of the fen';
  const projectId = await post(page, await newClient(page, mail), { title });
  const names = await applyAll(guildhall, projectId, 53);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  await page.goto(`/client-dashboard?tab=applicants&project=${projectId}`);
  const main = page.getByRole('main');
  const applicants = main.getByRole('article');
  await expect(applicants).toHaveCount(50);
  await expect(main.getByText('53 applications, page 1 of 2')).toBeVisible();

  await page.getByRole('button', { name: `Choose Several: ${title}` }).click();
  await labelOf(page.getByRole('checkbox', { name: `Choose ${last}` })).click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(applicants).toHaveCount(3);
  await expect(main.getByText('53 applications, page 2 of 2')).toBeInViewport();
  const choice = page.getByRole('region', { name: `Chosen applications: ${title}` });
  await expect(choice).toContainText('1 application chosen, 1 of them on other pages');
  await labelOf(page.getByRole('checkbox', { name: `Choose ${first}` })).click();
  await choice.getByRole('button', { name: 'Reject Chosen' }).click();
  const question = page.getByRole('dialog', { name: 'Reject 2 applications?' });
  for (const name of [first, last]) await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Reject Applications' }).click();
  const notice = page.getByRole('region', { name: 'Rejections' });
  await notice.getByRole('button', { name: `Undo: ${title}` }).click();
  await expect(notice).toContainText('no one was notified');
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(applicants).toHaveCount(3);

  // A link to an application opens it, whichever page, project or shortlist it says.
  await detailsLink(main.getByRole('article', { name: first })).click();
  await expect(page).toHaveURL(/application=/);
  const { searchParams } = new URL(page.url());
  for (const search of [`&project=${projectId}&page=1&shortlist=1`, `&project=${randomUUID()}`, '&page=7']) {
    await page.goto(`/client-dashboard?tab=applicants&application=${searchParams.get('application')}${search}`);
    await expect(main.locator('#application-detail')).toHaveText(first);
    await expect(main.getByRole('article', { name: first })).toBeVisible();
  }
  // A page that is not there gives way to the last one.
  await page.goto(`/client-dashboard?tab=applicants&project=${projectId}&page=9`);
  await expect(page).toHaveURL(/[?&]page=2$/);
  await expect(applicants).toHaveCount(3);
});
