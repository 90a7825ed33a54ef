import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer } from './freelancers.ts';
import { nextYear, typeWhen } from './interviewForm.ts';
import { applicationOf, invite } from './invite.ts';
import { arrive, logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const ofClient = '/client-dashboard?tab=meetings';
const ofFreelancer = '/freelancer-dashboard?tab=meetings';

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

const tabOf = (page: Page, name: RegExp) => page.getByRole('tab', { name });

/** Has the freelancer suggest one other time. */
async function suggest(rosa: Page, title: string, day: string): Promise<void> {
  await rosa
    .getByRole('link', { name: new RegExp(`^(Suggest Another Time|Change Suggested Times): ${title}`) })
    .click();
  const dialog = rosa.getByRole('dialog', { name: 'Suggest another time' });
  await typeWhen(dialog.getByRole('group', { name: 'First time' }), { date: day, time: '10:00' });
  await dialog.getByRole('button', { name: 'Send Times' }).click();
  await seeToast(rosa, 'Times Sent');
}

test('an invitation waits for the freelancer at once, and both agree on a time', async ({
  person,
  mail,
  guildhall,
}) => {
  const title = 'A talk about answers';
  const [nora, rosa] = [await person('client'), await person('freelancer')];
  const { email } = await newFreelancer(rosa, mail, { isComplete: true });
  const id = await invite(guildhall, rosa.request, email, title);
  await logIn(nora, 'Client', demoAccounts.client);
  await expect(nora).toHaveURL('/client-dashboard');

  // It is the first thing that waits, and the tab says how many there are to answer.
  await arrive(rosa, '/freelancer-dashboard');
  await expect(tabOf(rosa, /^Meetings\s*1 to answer$/)).toBeVisible();
  await rosa.getByRole('link', { name: /^Answer Nora Lindgren’s invitation to meet about/ }).click();
  await expect(rosa).toHaveURL(ofFreelancer);
  await expect(cardOf(rosa, title)).toContainText('Will you be there?');

  // No: the time stays, and the freelancer is asked again.
  await suggest(rosa, title, `${nextYear}-12-02`);
  await expect(tabOf(rosa, /^Meetings$/)).toBeVisible();
  await arrive(nora, '/client-dashboard');
  await expect(tabOf(nora, /^Meetings\s*\d+ to answer$/)).toBeVisible();
  await nora
    .getByRole('link', { name: /^Answer the other times that Rosa Winkler suggested for your meeting about/ })
    .click();
  await nora.getByRole('button', { name: `No, Keep the Time: ${title} with Rosa Winkler` }).click();
  await seeToast(nora, 'The Time Stays');
  await expect(cardOf(nora, title)).toContainText('You said no to the times that Rosa suggested.');
  expect((await mail.next(email, /^Same time/)).text).toContain('cannot make the times that you suggested');
  await arrive(rosa, ofFreelancer);
  await expect(tabOf(rosa, /^Meetings\s*1 to answer$/)).toBeVisible();
  await expect(cardOf(rosa, title)).toContainText('Nora cannot make the times that you suggested.');

  // Another: the client moves it, and the freelancer confirms.
  await suggest(rosa, title, `${nextYear}-12-03`);
  await arrive(nora, ofClient);
  await nora.getByRole('link', { name: `Choose Another Time: ${title} with Rosa Winkler` }).click();
  const moving = nora.getByRole('dialog', { name: 'Reschedule meeting' });
  await typeWhen(moving, { date: `${nextYear}-12-04`, time: '14:30' });
  await moving.getByLabel('Reason').fill('The kiln is in use.');
  await moving.getByRole('button', { name: 'Reschedule Meeting' }).click();
  await seeToast(nora, 'Meeting Rescheduled');
  await arrive(rosa, '/freelancer-dashboard');
  await rosa.getByRole('link', { name: /^Answer Nora Lindgren, who changed your meeting about/ }).click();
  await rosa.getByRole('button', { name: `Confirm: ${title} with Nora Lindgren` }).click();
  await seeToast(rosa, 'Meeting Confirmed');
  await expect(cardOf(rosa, title).getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(rosa.getByRole('button', { name: /^Confirm:/ })).toHaveCount(0);
  await expect(tabOf(rosa, /^Meetings$/)).toBeVisible();
  await mail.next(demoAccounts.client.email, /^Rosa Winkler confirmed/);
  await arrive(nora, ofClient);
  await expect(cardOf(nora, title).getByText('Confirmed', { exact: true })).toBeVisible();

  // Something came up: the reason is read by the client.
  await rosa.getByRole('button', { name: `Decline: ${title} with Nora Lindgren` }).click();
  const declining = rosa.getByRole('dialog');
  await declining.getByRole('button', { name: 'Decline Meeting' }).click();
  await expect(declining.getByText('Please give a reason.')).toBeVisible();
  await declining.getByLabel('Reason').fill('I have taken on another project.');
  await declining.getByRole('button', { name: 'Decline Meeting' }).click();
  await seeToast(rosa, 'Meeting Declined');
  await expect(cardOf(rosa, title).getByText('Declined', { exact: true })).toBeVisible();
  expect((await mail.next(demoAccounts.client.email, /^Rosa Winkler declined/)).text).toContain('another project');
  await arrive(nora, ofClient);
  await expect(cardOf(nora, title).getByText('Declined', { exact: true })).toBeVisible();
  await expect(cardOf(nora, title)).toContainText('Reason for declining: I have taken on another project.');

  // Both histories tell it in order, each in its reader's words.
  await arrive(nora, `/client-dashboard?tab=applicants&application=${await applicationOf(guildhall, id)}`);
  await expect(nora.getByRole('list', { name: 'History' })).toContainText(
    /scheduled.*suggested by the freelancer.*You said no.*suggested by the freelancer.*changed.*confirmed by the freelancer.*declined by the freelancer/,
  );
  await arrive(rosa, '/freelancer-dashboard?tab=applications');
  await expect(rosa.getByRole('list', { name: 'History' }).first()).toContainText(
    /scheduled.*You suggested.*The client said no.*You suggested.*changed.*You confirmed.*You declined/,
  );
});
