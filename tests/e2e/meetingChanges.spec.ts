import type { Locator, Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer } from './freelancers.ts';
import { chooseZone, interviewDialog, link, nextYear, typeWhen } from './interviewForm.ts';
import { applicationOf, invite } from './invite.ts';
import { arrive, logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const ofClient = '/client-dashboard?tab=meetings';
const ofFreelancer = '/freelancer-dashboard?tab=meetings';

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** A card's own time stands first, on the reader's clock. */
const expectTime = (card: Locator, instant: string) =>
  expect(card.locator('time').first()).toHaveAttribute('datetime', instant);

test('a client and a freelancer move an interview between them, call it off and arrange another', async ({
  person,
  mail,
  guildhall,
}) => {
  const title = 'A talk that wanders';
  const [nora, rosa] = [await person('client'), await person('freelancer')];
  const { email } = await newFreelancer(rosa, mail, { isComplete: true });
  const id = await invite(guildhall, rosa.request, email, title);
  await logIn(nora, 'Client', demoAccounts.client);
  await expect(nora).toHaveURL('/client-dashboard');

  // The client moves it, with a reason.
  await arrive(nora, ofClient);
  const reschedule = nora.getByRole('link', { name: `Reschedule: ${title} with Rosa Winkler` });
  await reschedule.click();
  const moving = nora.getByRole('dialog', { name: 'Reschedule meeting' });
  const move = moving.getByRole('button', { name: 'Reschedule Meeting' });
  await move.click();
  await expect(moving.getByText('Please give a reason.')).toBeVisible();
  await expect(moving.getByText(/^The meeting is like this already\./)).toBeVisible();
  await chooseZone(moving, 'paris', /^Paris, Central European Time, UTC\+[12]$/);
  await typeWhen(moving, { date: `${nextYear}-12-01`, time: '14:30' });
  await moving.getByLabel('Reason').fill('The kiln is in use.');
  await expect(moving.getByText('No other meeting is in the way.')).toBeVisible();
  // What was chosen is kept.
  await arrive(nora, nora.url());
  await expect(moving.getByLabel('Reason')).toHaveValue('The kiln is in use.');
  await move.click();
  await seeToast(nora, 'Meeting Rescheduled');
  await expect(moving).toBeHidden();
  await expect(nora).toHaveURL(ofClient);
  await expectTime(cardOf(nora, title), `${nextYear}-12-01T13:30:00.000Z`);
  await expect(reschedule).toBeFocused();
  const moved = await mail.next(email, /^New time/);
  expect(moved.text).toContain('The kiln is in use.');
  expect(moved.calendar).toContain('SEQUENCE:1');

  // The freelancer proposes two other times.
  await arrive(rosa, ofFreelancer);
  await expect(cardOf(rosa, title)).toContainText('The kiln is in use.');
  await rosa.getByRole('link', { name: `Suggest Another Time: ${title} with Nora Lindgren` }).click();
  const proposal = rosa.getByRole('dialog', { name: 'Suggest another time' });
  await typeWhen(proposal.getByRole('group', { name: 'First time' }), { date: `${nextYear}-12-01`, time: '14:30' });
  await proposal.getByRole('button', { name: 'Send Times' }).click();
  await expect(proposal.getByText('The meeting is at this time already.')).toBeVisible();
  await typeWhen(proposal.getByRole('group', { name: 'First time' }), { date: `${nextYear}-12-02`, time: '10:00' });
  await typeWhen(proposal.getByRole('group', { name: 'Second time' }), { date: `${nextYear}-12-03`, time: '16:30' });
  await proposal.getByLabel('Note').fill('I am on a train that afternoon.');
  await proposal.getByRole('button', { name: 'Send Times' }).click();
  await seeToast(rosa, 'Times Sent');
  await expect(cardOf(rosa, title)).toContainText('You suggested another time. Nora has not answered yet.');
  await expect(rosa.getByRole('link', { name: `Change Suggested Times: ${title} with Nora Lindgren` })).toBeFocused();
  const proposed = await mail.next(demoAccounts.client.email, /suggests another time/);
  expect(proposed.text).toContain('I am on a train that afternoon.');

  // The client accepts the second of them with one press.
  await arrive(nora, ofClient);
  const card = cardOf(nora, title);
  await expect(card).toContainText('Rosa suggests another time');
  await expect(card).toContainText('I am on a train that afternoon.');
  const accept = card.getByRole('button', { name: /^Accept This Time/ });
  await expect(accept).toHaveCount(2);
  await accept.last().click();
  await seeToast(nora, 'Meeting Moved');
  await expectTime(card, `${nextYear}-12-03T15:30:00.000Z`);
  await expect(accept).toHaveCount(0);
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(nora.getByRole('heading', { name: /^Meetings \(/ })).toBeFocused();
  const accepted = await mail.next(email, /^New time/);
  expect(accepted.calendar).toContain('SEQUENCE:2');
  expect(accepted.calendar).toContain(`DTSTART:${nextYear}1203T153000Z`);

  // While the freelancer writes another proposal, the client calls it off.
  await arrive(rosa, ofFreelancer);
  await expectTime(cardOf(rosa, title), `${nextYear}-12-03T15:30:00.000Z`);
  await rosa.getByRole('link', { name: `Suggest Another Time: ${title} with Nora Lindgren` }).click();
  await typeWhen(proposal.getByRole('group', { name: 'First time' }), { date: `${nextYear}-12-04`, time: '10:00' });
  await nora.getByRole('button', { name: `Cancel Meeting: ${title} with Rosa Winkler` }).click();
  const cancelling = nora.getByRole('dialog');
  await cancelling.getByLabel('Reason').fill('The guide is late.');
  await cancelling.getByRole('button', { name: 'Cancel Meeting' }).click();
  await seeToast(nora, 'Meeting Canceled');
  await proposal.getByRole('button', { name: 'Send Times' }).click();
  await seeToast(rosa, 'Error Suggesting Times');
  await expect(proposal).toBeHidden();
  await expect(cardOf(rosa, title).getByText('Canceled', { exact: true })).toBeVisible();
  await expect(cardOf(rosa, title)).toContainText('The guide is late.');

  // Another can be scheduled with the same applicant.
  await arrive(nora, `/client-dashboard?tab=applicants&interview=${await applicationOf(guildhall, id)}`);
  const form = interviewDialog(nora);
  await typeWhen(form, { date: `${nextYear}-12-08`, time: '11:00' });
  await form.getByLabel('Meeting link').fill(link);
  await form.getByLabel('Meeting title').fill('A talk after all');
  await form.getByRole('button', { name: 'Schedule Interview' }).click();
  await seeToast(nora, 'Interview Scheduled Successfully');
  await arrive(rosa, ofFreelancer);
  await expectTime(cardOf(rosa, 'A talk after all'), `${nextYear}-12-08T11:00:00.000Z`);
});
