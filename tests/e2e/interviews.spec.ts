import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { applicantsOf, chooseZone, interviewDialog, interviewLink, link, nextYear, typeWhen } from './interviewForm.ts';
import { invite, moveMeeting } from './invite.ts';
import { appliedPair, job } from './jobs.ts';
import { tabTo } from './keyboard.ts';
import { enter, send } from './people.ts';
import { arrive, hearNothing, seeToast, signIn } from './steps.ts';
import { expect, test } from './test.ts';

const ofClient = '/client-dashboard?tab=meetings';
const ofFreelancer = '/freelancer-dashboard?tab=meetings';
const day = 86_400_000;

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** A card's own time stands first, on the reader's clock. */
const expectTime = (card: Locator, instant: string) =>
  expect(card.locator('time').first()).toHaveAttribute('datetime', instant);

test('by keys alone, on a narrow screen: an interview is scheduled, once, whatever comes between', async ({
  person,
  mail,
}) => {
  const [page, freelancer] = [await person('client'), await person('freelancer')];
  const { wren, rosa, projectId } = await appliedPair(page, freelancer, mail);
  await page.setViewportSize({ width: 320, height: 640 });
  await hearNothing(page);
  await page.goto(applicantsOf(projectId));
  const form = interviewDialog(page);
  const schedule = form.getByRole('button', { name: 'Schedule Interview' });

  await test.step('every field by keys, in a window of any size', async () => {
    await expect(interviewLink(page)).toBeVisible();
    await tabTo(page, interviewLink(page));
    await page.keyboard.press('Enter');
    await tabTo(page, form.getByRole('spinbutton', { name: /month/ }));
    await page.keyboard.type('1201');
    await page.keyboard.type(String(nextYear));
    await tabTo(page, form.getByRole('spinbutton', { name: /hour/ }));
    await page.keyboard.type('0230');
    await page.keyboard.type('p');
    await tabTo(page, form.getByLabel('Meeting link'));
    await page.keyboard.type(link);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(width).toBe(320);
    // Twice the text on twice the width leaves room for as much.
    await page.setViewportSize({ width: 640, height: 640 });
    await expect.poll(() => form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('what was chosen outlives closing', async () => {
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(applicantsOf(projectId));
    await expect(interviewLink(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Meeting link')).toHaveValue(link);
  });

  await test.step('and a session that ends', async () => {
    // Nothing is under way that would find it out by itself.
    await expect(form.getByText('No other meeting is in the way.')).toBeVisible();
    await send(page.request, 'post', '/session/logout', undefined, wren.token);
    await schedule.click();
    await expect(page).toHaveURL(/\/login\?next=.*interview/);
    await signIn(page, 'Client', wren);
    await expect(form.getByLabel('Meeting link')).toHaveValue(link);
    await expect(form.getByRole('spinbutton', { name: /year/ })).toHaveText(String(nextYear));
    await chooseZone(form, 'japan', /^Tokyo, Japan Standard Time, UTC\+9$/);
    await expect(form.getByRole('definition').last()).toContainText(/day, December 1, \d{4} at 2:30\sPM GMT\+9/);
  });

  await test.step('an answer that is lost books it once', async () => {
    await page.route(
      /\/applications\/[^/]+\/meetings$/,
      async (route) => {
        await route.fetch();
        await route.abort('failed');
      },
      { times: 1 },
    );
    await schedule.click();
    await seeToast(page, 'Network error');
    await schedule.click();
    await seeToast(page, 'Interview Scheduled Successfully');
    await expect(form).toBeHidden();
    await expect(page.getByRole('main').getByRole('article').getByText('Application Interview')).toHaveCount(1);
    const { calendar, text } = await mail.next(rosa.email, /interview/i);
    expect(text).toContain(link);
    expect(calendar).toContain(`DTSTART:${nextYear}1201T053000Z`);
    expect(mail.mails.filter(({ to, subject }) => to === rosa.email && /interview/i.test(subject))).toHaveLength(1);
  });
});

test('a client and a freelancer find a time: moved, other times suggested, one taken, called off', async ({
  person,
  mail,
}) => {
  const title = 'A talk that wanders';
  const [nora, rosa] = [await person('client'), await person('freelancer')];
  const pair = await appliedPair(nora, rosa, mail);
  await invite(nora, pair, title);
  const { name: client, email: clientEmail } = pair.wren;
  const { name: freelancer, email } = pair.rosa;

  await test.step('the client moves it, with a reason that is kept while it is written', async () => {
    await arrive(nora, ofClient);
    const reschedule = nora.getByRole('link', { name: `Reschedule: ${title} with ${freelancer}` });
    await reschedule.click();
    const moving = nora.getByRole('dialog', { name: 'Reschedule meeting' });
    await chooseZone(moving, 'paris', /^Paris, Central European Time, UTC\+[12]$/);
    await typeWhen(moving, { date: `${nextYear}-12-01`, time: '14:30' });
    await moving.getByLabel('Reason').fill('The kiln is in use.');
    await expect(moving.getByText('No other meeting is in the way.')).toBeVisible();
    await arrive(nora, nora.url());
    await expect(moving.getByLabel('Reason')).toHaveValue('The kiln is in use.');
    await moving.getByRole('button', { name: 'Reschedule Meeting' }).click();
    await seeToast(nora, 'Meeting Rescheduled');
    await expect(moving).toBeHidden();
    await expect(nora).toHaveURL(ofClient);
    await expectTime(cardOf(nora, title), `${nextYear}-12-01T13:30:00.000Z`);
    await expect(reschedule).toBeFocused();
    const moved = await mail.next(email, /^New time/);
    expect(moved.text).toContain('The kiln is in use.');
    expect(moved.calendar).toContain('SEQUENCE:1');
  });

  const proposal = rosa.getByRole('dialog', { name: 'Suggest another time' });
  const time = (which: string) => proposal.getByRole('group', { name: which });

  await test.step('the freelancer is led to it, and suggests two other times', async () => {
    await arrive(rosa, '/freelancer-dashboard');
    await expect(rosa.getByRole('tab', { name: /^Meetings\s*1 to answer$/ })).toBeVisible();
    await rosa.getByRole('link', { name: new RegExp(`^Answer ${client}, who changed your meeting about`) }).click();
    await expect(rosa).toHaveURL(ofFreelancer);
    await rosa.getByRole('link', { name: `Suggest Another Time: ${title} with ${client}` }).click();
    await typeWhen(time('First time'), { date: `${nextYear}-12-02`, time: '10:00' });
    await typeWhen(time('Second time'), { date: `${nextYear}-12-03`, time: '16:30' });
    await proposal.getByLabel('Note').fill('I am on a train that afternoon.');
    await proposal.getByRole('button', { name: 'Send Times' }).click();
    await seeToast(rosa, 'Times Sent');
    await expect(rosa.getByRole('link', { name: `Change Suggested Times: ${title} with ${client}` })).toBeFocused();
    expect((await mail.next(clientEmail, /suggests another time/)).text).toContain('I am on a train that afternoon.');
  });

  await test.step('the client, who has the list open, accepts the second of them with one press', async () => {
    const card = cardOf(nora, title);
    const accept = card.getByRole('button', { name: /^Accept This Time/ });
    await expect(accept).toHaveCount(2);
    await accept.last().click();
    await seeToast(nora, 'Meeting Moved');
    await expectTime(card, `${nextYear}-12-03T15:30:00.000Z`);
    await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(nora.getByRole('heading', { name: /^Meetings \(/ })).toBeFocused();
    expect((await mail.next(email, /^New time/)).calendar).toContain(`DTSTART:${nextYear}1203T153000Z`);
  });

  await test.step('while the freelancer suggests times once more, the client calls it off', async () => {
    // What is done elsewhere is found out only when the page asks.
    await hearNothing(rosa);
    await arrive(rosa, ofFreelancer);
    await expectTime(cardOf(rosa, title), `${nextYear}-12-03T15:30:00.000Z`);
    await rosa.getByRole('link', { name: `Suggest Another Time: ${title} with ${client}` }).click();
    await typeWhen(time('First time'), { date: `${nextYear}-12-04`, time: '10:00' });
    const cancel = nora.getByRole('button', { name: `Cancel Meeting: ${title} with ${freelancer}` });
    await cancel.click();
    const dialog = nora.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Keep Meeting' }).click();
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await cancel.click();
    await dialog.getByLabel('Reason').fill('The guide is late.');
    await dialog.getByRole('button', { name: 'Cancel Meeting' }).click();
    await seeToast(nora, 'Meeting Canceled');
    await proposal.getByRole('button', { name: 'Send Times' }).click();
    await seeToast(rosa, 'Error Suggesting Times');
    await expect(proposal).toBeHidden();
    await expect(cardOf(rosa, title).getByText('Canceled', { exact: true })).toBeVisible();
    await expect(cardOf(rosa, title)).toContainText('The guide is late.');
  });

  await test.step('another is arranged, declined for a reason, and both histories tell it', async () => {
    const again = 'A talk after all';
    await invite(nora, pair, again);
    await arrive(rosa, ofFreelancer);
    await rosa.getByRole('button', { name: `Decline: ${again} with ${client}` }).click();
    const declining = rosa.getByRole('dialog');
    await declining.getByLabel('Reason').fill('I have taken on another project.');
    await declining.getByRole('button', { name: 'Decline Meeting' }).click();
    await seeToast(rosa, 'Meeting Declined');
    await expect(cardOf(nora, again)).toContainText('Reason for declining: I have taken on another project.');
    await arrive(nora, `/client-dashboard?tab=applicants&application=${pair.applicationId}`);
    await expect(nora.getByRole('list', { name: 'History' })).toContainText(
      /scheduled.*changed.*suggested by the freelancer.*canceled.*scheduled.*declined by the freelancer/,
    );
    await arrive(rosa, '/freelancer-dashboard?tab=applications');
    await expect(rosa.getByRole('article', { name: job.title }).getByRole('list', { name: 'History' })).toContainText(
      /scheduled.*changed.*You suggested.*canceled.*scheduled.*You declined/,
    );
  });
});

test('an interview is counted down to, joined and over by the server’s time, whatever the reader’s clock says', async ({
  person,
  mail,
  guildhall,
}) => {
  const title = 'A talk in an hour';
  const [page, client] = [await person('freelancer'), await person('client')];
  const pair = await appliedPair(client, page, mail);
  const id = await invite(client, pair, title);
  const card = cardOf(page, title);
  const isScheduled = () => expect(card.getByText('Scheduled', { exact: true })).toBeVisible();

  await test.step('a clock that is three days fast, and a computer that slept for two', async () => {
    const fast = await person('the same, at another computer');
    await enter(fast, pair.rosa);
    await fast.clock.install({ time: Date.now() + 3 * day });
    await arrive(fast, ofFreelancer);
    const there = cardOf(fast, title);
    await expect(there.getByText('Scheduled', { exact: true })).toBeVisible();
    await expect(there.locator('[aria-hidden=true]').filter({ hasText: 'Days' })).toHaveText(/^00\s*Days/);
    const again = fast.waitForResponse(/\/freelancer\/meetings/);
    await fast.clock.fastForward(2 * day);
    await again;
    await expect(there.getByText('Scheduled', { exact: true })).toBeVisible();
  });

  await test.step('it is kept in a calendar, and follows a reader who travels', async () => {
    await arrive(page, ofFreelancer);
    await isScheduled();
    const coming = page.waitForEvent('download');
    await card.getByRole('button', { name: /^Add to Calendar/ }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    for (const words of ['METHOD:REQUEST', id]) expect(file).toContain(words);
    const devtools = await page.context().newCDPSession(page);
    for (const [timezoneId, offset] of [
      ['Asia/Tokyo', 'GMT+9'],
      ['Asia/Kolkata', 'GMT+5:30'],
    ] as const) {
      await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
      await expect(card.locator('time').first()).toContainText(offset);
      await expect(card).toContainText('Scheduled in UTC:');
    }
  });

  await test.step('it begins while it is on screen, or before: a slow page comes later', async () => {
    await moveMeeting(guildhall, id, 5);
    await arrive(page, ofFreelancer);
    await expect(card.getByText('Live Now', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Join Meeting/ })).toBeVisible();
    await moveMeeting(guildhall, id, -3600);
    await arrive(page, ofFreelancer);
    const past = page.getByRole('region', { name: 'Past' }).getByRole('article').filter({ hasText: title });
    await expect(past.getByText('Meeting completed')).toBeVisible();
    await expect(past.getByRole('link')).toHaveCount(0);
  });
});

test('a person gives a calendar app the address of the meetings, replaces it in one window and switches it off in another', async ({
  person,
  mail,
  guildhall,
}) => {
  const title = 'A talk for the calendar';
  const [page, client] = [await person('freelancer'), await person('client')];
  const pair = await appliedPair(client, page, mail);
  const id = await invite(client, pair, title);
  // Calendar apps know the address and nothing else.
  const app = await person('calendar app');
  const fetched = async (of: string) => app.request.get(guildhall.url + new URL(of).pathname);
  const address = (of: Page) => of.getByLabel('Secret address');
  const makeNew = async (of: Page) => {
    await of.getByRole('button', { name: 'Make a New Address' }).click();
    await of
      .getByRole('alertdialog', { name: 'Make a new address?' })
      .getByRole('button', { name: 'Make a New Address' })
      .click();
  };

  await arrive(page, ofFreelancer);
  await page.getByRole('link', { name: 'Add them to your calendar app' }).click();
  await expect(page).toHaveURL('/account?part=calendar-feed');
  const heading = page.getByRole('region', { name: 'Calendar feed' }).getByRole('heading');
  await expect(heading).toBeFocused();
  const start = page.getByRole('region', { name: 'Calendar feed' }).getByRole('button', { name: 'Switch On' });
  await expect(start).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await seeToast(page, 'Calendar Feed On');
  const first = await address(page).inputValue();
  const calendar = await fetched(first);
  expect(calendar.status()).toBe(200);
  const text = await calendar.text();
  for (const line of [`UID:${id}`, `SUMMARY:${title}`, 'STATUS:CONFIRMED']) expect(text).toContain(line);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy Address' }).press('Enter');
  await seeToast(page, 'Copied');
  expect(await page.evaluate(() => window.navigator.clipboard.readText())).toBe(first);

  // Another window has read the address, too.
  const other = await page.context().newPage();
  await arrive(other, '/account');
  await expect(address(other)).toHaveValue(first);
  await makeNew(page);
  await seeToast(page, 'New Address');
  await expect(address(page)).not.toHaveValue(first);
  const second = await address(page).inputValue();
  expect([(await fetched(first)).status(), (await fetched(second)).status()]).toEqual([404, 200]);
  await makeNew(other);
  await seeToast(other, 'Changed elsewhere');
  await expect(address(other)).toHaveValue(second);
  await other.getByRole('button', { name: 'Switch Off' }).click();
  await other
    .getByRole('alertdialog', { name: 'Switch the calendar feed off?' })
    .getByRole('button', { name: 'Switch Off' })
    .click();
  await seeToast(other, 'Calendar Feed Off');
  expect((await fetched(second)).status()).toBe(404);
});
