import { readFile } from 'node:fs/promises';

import { newFreelancer } from './freelancers.ts';
import { expect, test } from './test.ts';

test('a person downloads everything of the account as one file', async ({ person, mail }) => {
  const page = await person('freelancer');
  const { email, name } = await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Your Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('guildhall-account.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ account: { email, name, role: 'FREELANCER' }, applications: [] });
});
