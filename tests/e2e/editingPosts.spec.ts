import type { Locator, Page } from '@playwright/test';

import { send } from './freelancers.ts';
import { open } from './hearing.ts';
import { appliedPair, title } from './hiredPair.ts';
import { seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const myJobs = '/client-dashboard?tab=jobs';
const sentApplications = '/freelancer-dashboard?tab=applications';

const card = (page: Page, name = title) => page.getByRole('main').getByRole('article', { name });

/** Sees something within two seconds, on a page that is not loaded again. */
async function seeAtOnce(sight: Locator): Promise<void> {
  await expect(sight).toBeVisible({ timeout: 2000 });
  expect(await sight.page().evaluate(() => 'isSame' in window), 'the same page').toBe(true);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('a client edits a post, its applicant sees what changed and edits the application, and both histories say so', async ({
  person,
  mail,
}) => {
  test.setTimeout(180_000);
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  await client.setViewportSize({ width: 1280, height: 900 });
  const { freelancerEmail, freelancerName, projectId, applicationId, clientToken } = await appliedPair(
    client,
    freelancer,
    mail,
  );
  // The client has read the application, which could not be edited otherwise.
  await send(client.request, 'put', `/client/applications/${applicationId}/viewed`, {}, clientToken);
  await open(freelancer, sentApplications);
  await expect(card(freelancer).getByRole('link', { name: /^Edit Application/ })).toHaveCount(0);

  await test.step('the client opens the post from its title, and reads it whole', async () => {
    await client.goto(myJobs);
    await expect(card(client).getByRole('link', { name: `View: ${title}` })).toBeVisible();
    await card(client).getByRole('link', { name: title, exact: true }).click();
    await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const own = client.getByRole('region', { name: 'Your post' });
    await expect(own).toContainText('1 application, 1 waiting for you');
    await expect(own).toContainText('Not edited');
    await own.getByRole('link', { name: 'Edit Post' }).click();
  });

  await test.step('and changes it, in the form in which it was posted', async () => {
    await expect(client.getByLabel('Title')).toHaveValue(title);
    await client.getByLabel('Title').fill('Signs for two workshops');
    await client.getByLabel('Maximum budget').fill('300');
    await save(client);
    await expect(client.getByText('Maximum budget must be at least the minimum budget.')).toBeVisible();
    await client.getByLabel('Maximum budget').fill('1,500');
    // What is typed survives a reload.
    await client.reload();
    await expect(client.getByLabel('Title')).toHaveValue('Signs for two workshops');
    await save(client);
  });

  await test.step('the freelancer sees it without a reload, and has a mail', async () => {
    const told = card(freelancer, 'Signs for two workshops');
    await seeAtOnce(told.getByText('The post has changed since you applied'));
    const changes = told.getByLabel('What changed').first();
    await expect(changes).toContainText(title);
    await expect(changes).toContainText('$1,500');
    const letter = await mail.next(freelancerEmail, /^Changed:/);
    expect(letter.subject).toBe('Changed: “Signs for two workshops”');
    expect(letter.text).toContain('$400 to $1,500 (before: $400 to $900)');
  });

  await test.step('the client is back on the post, which says the new', async () => {
    await seeToast(client, 'Post Updated');
    await expect(client.getByRole('heading', { level: 1, name: 'Signs for two workshops' })).toBeVisible();
    await expect(client.getByRole('region', { name: 'Your post' })).toContainText('Edited once, on');
    await open(client, `/client-dashboard?tab=applicants&project=${projectId}`);
    await expect(card(client, freelancerName)).toContainText('Sent before your edit of');
  });

  await test.step('the freelancer edits the application, and the client sees the new one', async () => {
    await freelancer.getByRole('link', { name: /^Edit Application/ }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Edit application' });
    await dialog.getByLabel('Proposal', { exact: true }).fill('Sketches for both workshops.');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeAtOnce(card(client, freelancerName).getByText('Sketches for both workshops.'));
    await expect(card(client, freelancerName)).toContainText('Edited since you read it');
    await expect(card(client, freelancerName)).not.toContainText('Sent before your edit of');
    await expect(card(freelancer, 'Signs for two workshops')).not.toContainText('has changed since you applied');
  });

  await test.step('both histories tell it afterward', async () => {
    const history = card(freelancer, 'Signs for two workshops').getByRole('list', { name: 'History' });
    await expect(history.getByRole('listitem')).toContainText([
      'Application sent',
      'Viewed by the client',
      'The client edited the post',
      'You edited it',
    ]);
    await client.goto(`/client-dashboard/timeline?project=${projectId}`);
    const edit = client.getByRole('listitem').filter({ hasText: 'You edited the post' });
    await expect(edit).toContainText(title);
    await expect(edit).toContainText('Signs for two workshops');
    await expect(client.getByText(`${freelancerName} edited the application`)).toBeVisible();
  });

  await test.step('everyone reads the new post', async () => {
    const visitor = await person('visitor');
    await visitor.goto('/jobs?search=Signs+for+two+workshops');
    await expect(visitor.getByRole('article', { name: 'Signs for two workshops' })).toBeVisible();
  });
});

test('an edit in two tabs asks which is to stay, and one after the hire is refused with words', async ({
  person,
  mail,
}) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  const { projectId, applicationId, clientToken } = await appliedPair(client, freelancer, mail);
  const form = `/client-dashboard/edit-job?project=${projectId}`;
  await client.goto(form);
  await client.getByLabel('Title').fill('Signs, painted by hand');
  const job = {
    title,
    description: 'Four signs, one of them for the roof.',
    skillsRequired: 'Illustration',
    budgetMin: 400,
    budgetMax: 900,
    duration: '2 weeks',
  };
  await send(client.request, 'put', `/client/projects/${projectId}`, job, clientToken);
  await save(client);
  await expect(client.getByText('Your post was changed elsewhere')).toBeVisible();
  await expect(client.getByText('Saved elsewhere: Four signs, one of them for the roof.')).toBeVisible();
  await expect(client.getByLabel('Title')).toHaveValue('Signs, painted by hand');
  await client.getByRole('button', { name: 'Keep What I Typed' }).click();
  await expect(client.getByLabel('Description')).toHaveValue(job.description);
  await save(client);
  await seeToast(client, 'Post Updated');

  await client.goto(form);
  await client.getByLabel('Title').fill('Signs, too late');
  const approve = `/client/projects/${projectId}/applications/${applicationId}/approve`;
  await send(client.request, 'put', approve, {}, clientToken);
  await save(client);
  await expect(client.getByRole('alert')).toContainText(
    'This project is assigned, so its post can no longer be edited.',
  );
  await expect(client.getByLabel('Title')).toHaveValue('Signs, too late');
  await client.getByRole('link', { name: 'View Post' }).click();
  await client.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(client.getByRole('heading', { level: 1, name: 'Signs, painted by hand' })).toBeVisible();
  const own = client.getByRole('region', { name: 'Your post' });
  await expect(own).toContainText('Edited 2 times');
  await expect(own.getByRole('link', { name: 'Edit Post' })).toHaveCount(0);
});
