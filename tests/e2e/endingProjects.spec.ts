import type { Page } from '@playwright/test';

import { hiredPair, title } from './hiredPair.ts';
import type { Mail } from './mailServer.ts';
import { seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const myJobs = '/client-dashboard?tab=jobs';
const myWork = '/freelancer-dashboard?tab=assigned';

const card = (page: Page) => page.getByRole('article', { name: title });

/** Opens the list in which one's own side of the project is, and ends it there. */
async function end(page: Page, address: string, reason: string): Promise<void> {
  await page.goto(address);
  await card(page)
    .getByRole('button', { name: `End Project: ${title}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'End this project?' });
  await dialog.getByRole('button', { name: 'End Project' }).click();
  await expect(dialog.getByText('Say why you are ending it.')).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'End Project' }).click();
}

const seeLetter = ({ subject, text }: Mail, reason: string): void => {
  expect(subject).toBe(`Ended: “${title}”`);
  expect(text).toContain(reason);
};

test('a client ends a project, its freelancer reads why, and the client posts it again', async ({ person, mail }) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  const { freelancerEmail } = await hiredPair(client, freelancer, mail);
  await end(client, myJobs, 'Our funding fell through.');
  await seeToast(client, 'Project Ended', 'The freelancer can read why.');
  await expect(card(client).getByText('Canceled')).toBeVisible();
  await expect(card(client).getByText('You ended this project')).toBeVisible();

  await test.step('the freelancer reads it, in the mail and on the card', async () => {
    seeLetter(await mail.next(freelancerEmail, /^Ended:/), 'Our funding fell through.');
    await freelancer.goto(myWork);
    await expect(card(freelancer).getByText('Wren Castell ended this project')).toBeVisible();
    await expect(card(freelancer).getByText('Our funding fell through.')).toBeVisible();
    await expect(card(freelancer).getByRole('button')).toHaveCount(0);
  });

  await test.step('both can open a statement, which says how it ended and claims nothing', async () => {
    for (const page of [client, freelancer]) {
      await card(page)
        .getByRole('link', { name: `View Statement: ${title}` })
        .click();
      await expect(page.getByText('Statement of an ended project')).toBeVisible();
      await expect(page.getByText('Nothing was handed in.')).toBeVisible();
      await expect(page.getByText('Wren Castell, the client')).toBeVisible();
      await expect(page.getByText('Our funding fell through.')).toBeVisible();
      await expect(page.getByText(/It does not say that any amount is due/)).toBeVisible();
      await page.goBack();
    }
  });

  await test.step('the timeline says it', async () => {
    await card(client)
      .getByRole('link', { name: `Timeline: ${title}` })
      .click();
    await expect(client.getByText('You ended the project')).toBeVisible();
    await client.goBack();
  });

  await test.step('it is posted again with everything filled in, now at a fixed price', async () => {
    await card(client)
      .getByRole('link', { name: `Post Again: ${title}` })
      .click();
    await expect(client.getByLabel('Title')).toHaveValue(title);
    await expect(client.getByLabel('Description')).toHaveValue('Three signs: one for the door, two for the street.');
    await expect(client.getByLabel('Minimum budget')).toHaveValue('400');
    await expect(client.getByRole('combobox', { name: /Skills/ })).toHaveAttribute('placeholder', '1 of 30 chosen');
    await expect(client.getByRole('button', { name: /Duration/ })).toContainText('2 weeks');
    await client.getByLabel('Title').fill(`${title}, again`);
    await client.getByLabel('Minimum budget').fill('900');
    await client.reload();
    await expect(client.getByLabel('Title')).toHaveValue(`${title}, again`);
    await client.getByRole('button', { name: 'Post Job' }).click();
    await expect(client).toHaveURL('/client-dashboard');
    await client.goto(myJobs);
    const posted = client.getByRole('article', { name: `${title}, again` });
    await expect(posted.getByText('Budget: $900', { exact: true })).toBeVisible();
    await expect(posted.getByText('Open', { exact: true })).toBeVisible();
    await expect(posted.getByText('Illustration')).toBeVisible();
  });
});

test('a freelancer ends a project while its client has the card open, who reads why instead of ending it', async ({
  person,
  mail,
}) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  const { clientEmail } = await hiredPair(client, freelancer, mail);
  await client.goto(myJobs);
  await expect(card(client).getByRole('button', { name: `End Project: ${title}` })).toBeVisible();
  await client.getByRole('button', { name: `End Project: ${title}` }).click();
  const asked = client.getByRole('dialog', { name: 'End this project?' });
  await asked.getByLabel('Reason').fill('We have lost the shop.');

  await end(freelancer, myWork, 'I have fallen ill.');
  await seeToast(freelancer, 'Project Ended', 'The client can read why.');
  await expect(card(freelancer).getByText('You ended this project')).toBeVisible();

  await asked.getByRole('button', { name: 'End Project' }).click();
  await seeToast(client, 'Error', 'The freelancer has already ended this project.');
  await expect(card(client).getByText('I have fallen ill.')).toBeVisible();
  const letter = await mail.next(clientEmail, /^Ended:/);
  seeLetter(letter, 'I have fallen ill.');
  expect(letter.text).toContain('/post-job?again=');
});
