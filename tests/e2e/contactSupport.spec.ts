import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { hearNothing, logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const question = 'Do I post it twice if I want to hire two people?';

test('a visitor writes to support, who really get it, and then writes once more', async ({ person, mail }) => {
  const page = await person('visitor');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact-support');
  // Room for a story, not for a line: the sheet's rules come in the order that they were written for.
  expect((await page.getByLabel('Message').boundingBox())?.height).toBeGreaterThan(150);

  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Enter your name\./);
  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByLabel('Email address').fill('vera@visitor.example');
  await page.getByLabel('Subject').fill('Two people for one project');
  await page.getByLabel('Message').fill(question);

  // What is typed outlives a reload, and a server that cannot be reached.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Message')).toHaveValue(question);
  await page.route('**/support-requests', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await seeToast(page, 'Network error', 'Unable to connect to the server. Please try again.');
  await expect(page.getByLabel('Message')).toHaveValue(question);
  await page.unroute('**/support-requests');

  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  const { text } = await mail.next('support@guildhall.example', /Two people/);
  expect(text).toContain(question);
  expect(text).toContain('vera@visitor.example');

  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('vera@visitor.example');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('anyone who is signed in need not type who they are, and leaves nothing behind by looking', async ({ person }) => {
  const page = await person('client');
  await hearNothing(page);
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto('/contact-support');
  await expect(page.getByLabel('Email address')).toHaveValue(demoAccounts.client.email);
  expect(await page.evaluate(() => window.sessionStorage.getItem('draft:supportRequest'))).toBeNull();
  await page.getByLabel('Subject').fill('My company profile');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Subject')).toHaveValue('My company profile');
});
