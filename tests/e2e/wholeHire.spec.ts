import type { Locator, Page } from '@playwright/test';

import { cameraFor } from './film.ts';
import type { Camera } from './film.ts';
import { open } from './hearing.ts';
import { interviewDialog, link, nextYear, typeWhen } from './interviewForm.ts';
import { becomeClient, becomeFreelancer, choose, chooseSkills } from './newcomers.ts';
import { seeToast, tick, toast } from './steps.ts';
import { expect, test } from './test.ts';

const ines = { name: 'Ines Carvalho', email: 'ines@glaze.example', password: 'kiln glaze wheel' };
const tomas = { name: 'Tomas Brenner', email: 'tomas@stem.example', password: 'serif stem bowl' };
const title = 'Labels for forty glazes';
const talk = 'A talk about glazes';

/** What was measured, in seconds from the end of an act to its sight on the other side's open page. */
const measured: Record<string, string> = {};

test.afterAll(() => console.log('from act to sight, both by the screens:', measured));

/**
 * Sees what the other side has just done, on a page that was not loaded again. How soon after the toast that says so to
 * them is printed: a busy machine is slow.
 */
async function seesOn(camera: Camera, name: string, said: Locator, sight: Locator): Promise<void> {
  await expect(said).toBeVisible();
  const since = performance.now();
  await expect(sight, name).toBeVisible();
  measured[name] = `${((performance.now() - since) / 1000).toFixed(2)} s`;
  expect(await sight.page().evaluate(() => 'isSame' in window), `${name}: the same page`).toBe(true);
  await camera.frame(name);
}

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

/** Both sides of a hire, side by side: each act by one is seen on the open page of the other, and both histories say it. */
test('two people hire and are hired, each seeing at once what the other does', async ({ person, mail }) => {
  const client = await person('client', { timezoneId: 'Europe/Paris' });
  const freelancer = await person('freelancer', { timezoneId: 'America/New_York' });
  const camera = cameraFor('A hire, from both sides', mail, [
    { name: ines.name, part: 'Client', email: ines.email, zone: 'Europe/Paris', page: client },
    { name: tomas.name, part: 'Freelancer', email: tomas.email, zone: 'America/New_York', page: freelancer },
  ]);
  const sees = (name: string, said: Locator, sight: Locator) => seesOn(camera, name, said, sight);
  await becomeClient(client, mail, ines);
  await becomeFreelancer(freelancer, mail, tomas);
  await camera.frame('Two people have signed up');

  await client.goto('/post-job');
  await client.getByLabel('Title').fill(title);
  await client.getByLabel('Description').fill('Forty small labels, one for each glaze, and a sheet to print them.');
  await chooseSkills(client, ['React']);
  await client.getByLabel('Minimum budget').fill('900');
  await client.getByLabel('Maximum budget').fill('900');
  await choose(client, 'Duration', '2-3 months');
  await client.getByRole('button', { name: 'Post Job' }).click();
  await expect(client).toHaveURL('/client-dashboard');
  await camera.frame('Ines posts a project');

  await test.step('an application', async () => {
    await open(client, '/client-dashboard?tab=applicants');
    await freelancer.goto('/find-work');
    await freelancer.getByRole('searchbox', { name: 'Search jobs' }).fill('labels glazes');
    await freelancer
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('link', { name: 'Send Proposal' })
      .click();
    const dialog = freelancer.getByRole('dialog');
    await dialog.getByLabel('Proposal', { exact: true }).fill('One sheet, forty labels, two rounds.');
    await dialog.getByLabel('Cover letter').fill('I grew up beside a pottery.');
    await dialog.getByRole('button', { name: 'Send Proposal' }).click();
    await sees(
      'Tomas applies',
      toast(freelancer, 'Proposal Sent!'),
      client.getByRole('button', { name: new RegExp(`^Accept: .*${tomas.name}`) }),
    );
    await seeToast(freelancer, 'Proposal Sent!');
    // The title of the browser's tab says it, for a reader who is at another one.
    await expect(client).toHaveTitle('(1) Dashboard | Guildhall');
    expect((await mail.next(ines.email, /applied to/)).text).toContain(title);
  });

  const cardOf = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: talk }) });
  const at = (page: Page, instant: string) => cardOf(page).locator(`time[datetime="${instant}"]`).first();
  const move = async (date: string, reason: string) => {
    await client.getByRole('link', { name: `Reschedule: ${talk} with ${tomas.name}` }).click();
    const dialog = client.getByRole('dialog', { name: 'Reschedule meeting' });
    await typeWhen(dialog, { date, time: '15:00' });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Reschedule Meeting' }).click();
  };

  await test.step('an interview that is moved twice', async () => {
    await open(freelancer, '/freelancer-dashboard?tab=meetings');
    await client.getByRole('link', { name: /^Schedule Interview:/ }).click();
    const form = interviewDialog(client);
    await form.getByLabel('Meeting title').fill(talk);
    await typeWhen(form, { date: `${nextYear}-12-01`, time: '15:00' });
    await form.getByLabel('Meeting link').fill(link);
    await form.getByRole('button', { name: 'Schedule Interview' }).click();
    // Three in the afternoon in UTC, which the form begins with, is ten in New York.
    await sees(
      'Ines schedules an interview',
      toast(client, 'Interview Scheduled Successfully'),
      at(freelancer, `${nextYear}-12-01T15:00:00.000Z`),
    );
    await expect(at(freelancer, `${nextYear}-12-01T15:00:00.000Z`)).toContainText(/10:00/);
    await seeToast(client, 'Interview Scheduled Successfully');
    await tab(client, /^Meetings/);
    await move(`${nextYear}-12-02`, 'The kiln is in use.');
    await sees(
      'Ines moves the interview',
      toast(client, 'Meeting Rescheduled'),
      at(freelancer, `${nextYear}-12-02T15:00:00.000Z`),
    );
    await seeToast(client, 'Meeting Rescheduled');
    await move(`${nextYear}-12-03`, 'The kiln is still in use.');
    await sees(
      'Ines moves it once more',
      toast(client, 'Meeting Rescheduled'),
      at(freelancer, `${nextYear}-12-03T15:00:00.000Z`),
    );
    await seeToast(client, 'Meeting Rescheduled');
    await freelancer.getByRole('button', { name: `Confirm: ${talk} with ${ines.name}` }).click();
    await sees(
      'Tomas confirms',
      toast(freelancer, 'Meeting Confirmed'),
      cardOf(client).getByText('Confirmed', { exact: true }),
    );
    await seeToast(freelancer, 'Meeting Confirmed');
  });

  await test.step('being hired', async () => {
    await open(freelancer, '/');
    await expect(freelancer.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Tomas');
    await tab(client, /^Applicants/);
    await client.getByRole('button', { name: /^Accept:/ }).click();
    await client
      .getByRole('alertdialog')
      .getByRole('button', { name: /Accept/ })
      .click();
    await sees(
      'Ines accepts Tomas',
      toast(client, 'Application Approved'),
      freelancer.getByRole('link', { name: /^You are hired\./ }),
    );
    await seeToast(client, 'Application Approved');
    await freelancer.getByRole('link', { name: /^You are hired\./ }).click();
    await expect(freelancer.getByRole('article', { name: title })).toBeVisible();
  });

  const handIn = async (delivered: string) => {
    await freelancer.getByRole('button', { name: `Request Completion: ${title}` }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Request completion?' });
    await dialog.getByLabel('What did you deliver?').fill(delivered);
    await dialog.getByRole('button', { name: 'Request Completion' }).click();
  };

  await test.step('work that is sent back once', async () => {
    await tab(client, /^My Jobs/);
    await handIn('Thirty labels.');
    await sees(
      'Tomas hands in his work',
      toast(freelancer, 'Completion Requested'),
      client.getByText('Thirty labels.'),
    );
    await seeToast(freelancer, 'Completion Requested');
    await client.getByRole('button', { name: `Send Back: ${title}` }).click();
    const dialog = client.getByRole('dialog', { name: 'Send the work back?' });
    await dialog.getByLabel('What is missing?').fill('The ten blue ones.');
    await dialog.getByRole('button', { name: 'Send Back' }).click();
    await sees('Ines sends it back', toast(client, 'Work Sent Back'), freelancer.getByText('The ten blue ones.'));
    await seeToast(client, 'Work Sent Back');
    await handIn('All forty labels.');
    await sees(
      'Tomas hands it in again',
      toast(freelancer, 'Completion Requested'),
      client.getByRole('button', { name: `Approve Completion: ${title}` }),
    );
    await seeToast(freelancer, 'Completion Requested');
    await client.getByRole('button', { name: `Approve Completion: ${title}` }).click();
    await client.getByRole('alertdialog').getByRole('button', { name: 'Approve Completion' }).click();
    await sees(
      'Ines approves the work',
      toast(client, 'Completion Approved'),
      freelancer.getByRole('link', { name: `Rate Client: ${ines.name}, ${title}` }),
    );
    await seeToast(client, 'Completion Approved');
  });

  await test.step('both ratings', async () => {
    const rate = async (page: Page, stars: string, review: string) => {
      await tick(page, 'radio', stars);
      await page.getByRole('dialog').getByLabel('Review').fill(review);
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Rating' }).click();
    };
    await open(freelancer, '/profile?tab=reviews');
    await rate(client, '5 Excellent', 'Every blue is its own.');
    await sees('Ines rates Tomas', toast(client, 'Rating Submitted'), freelancer.getByText('Every blue is its own.'));
    await seeToast(client, 'Rating Submitted');
    await open(client, '/profile?tab=reviews');
    await freelancer.goto('/freelancer-dashboard?tab=assigned');
    await freelancer.getByRole('link', { name: `Rate Client: ${ines.name}, ${title}` }).click();
    await rate(freelancer, '5 Excellent', 'Knew each of the forty.');
    await sees('Tomas rates Ines', toast(freelancer, 'Rating Submitted'), client.getByText('Knew each of the forty.'));
    await client.getByRole('button', { name: `Reply: ${title}` }).click();
    const reply = client.getByRole('dialog', { name: 'Reply to this review' });
    await reply.getByLabel('Your reply').fill('Each of them was a pleasure.');
    await reply.getByRole('button', { name: 'Publish Reply' }).click();
    await seeToast(client, 'Reply Published', 'It appears below the review.');
    await expect(client.getByRole('tabpanel').getByText('Each of them was a pleasure.')).toBeVisible();
    await camera.frame('Ines replies');
  });

  await test.step('one statement of the work, on the screen and on paper', async () => {
    await client.goto('/client-dashboard?tab=jobs');
    await freelancer.goto('/freelancer-dashboard?tab=assigned');
    for (const page of [client, freelancer]) {
      await page.getByRole('link', { name: `View Invoice: ${title}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const words of ['Ines Carvalho, Carvalho Ceramics', tomas.name, 'All forty labels.'])
        await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Print or Save as PDF' })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
    await camera.frame('Both have the same statement of the work');
  });

  await test.step('both histories', async () => {
    for (const [page, role, list] of [
      [client, 'client', 'jobs'],
      [freelancer, 'freelancer', 'assigned'],
    ] as const) {
      await page.goto(`/${role}-dashboard?tab=${list}`);
      await page.getByRole('link', { name: `Timeline: ${title}` }).click();
      const events = page.getByRole('main').getByRole('list').filter({ hasText: talk });
      await expect(events, role).toContainText(
        /The kiln is in use\..*The kiln is still in use\..*Thirty labels\..*The ten blue ones\..*All forty labels\./,
      );
      // The interview reads as the three times that it had.
      const times = await events
        .locator(`time[datetime*="T15:00:00.000Z"]`)
        .evaluateAll((list) => list.map((time) => time.getAttribute('datetime')?.slice(5, 10)));
      expect(times, role).toEqual(['12-01', '12-02', '12-01', '12-03', '12-02', '12-03']);
    }
    await camera.frame('Both histories say what happened');
    await camera.save();
  });
});
