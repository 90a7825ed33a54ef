import type { Page } from '@playwright/test';

import { page as pageOf } from '../../apps/server/src/outside/testing/sites.ts';
import { withConnected } from './connected.ts';
import { newFreelancer } from './people.ts';
import { arrive, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Verification' });

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await seeToast(page, 'Profile Updated Successfully!');
  await expect(page).toHaveURL('/profile');
}

test('a freelancer is verified by a page that links back, and no longer once the link is another one', async ({
  person,
  mail,
}) => {
  await withConnected({ SMTP_URL: mail.url }, async (connected, sites) => {
    const rosa = await person('freelancer', { url: connected.url });
    await newFreelancer(rosa, mail);
    await arrive(rosa, '/profile');
    await rosa.getByRole('link', { name: 'Get verified' }).click();
    await expect(rosa).toHaveURL('/account?part=verification');
    await expect(region(rosa).getByRole('heading', { name: 'Verification' })).toBeFocused();
    await region(rosa).getByRole('link', { name: 'Add a Link' }).click();
    await expect(rosa.getByLabel('GitHub')).toBeFocused();
    await rosa.getByLabel('Portfolio').fill('https://mia.example/about');
    await save(rosa);

    // The page has nothing on it yet.
    sites.listen(pageOf('I build websites.'));
    await arrive(rosa, '/account');
    await region(rosa).getByRole('button', { name: 'Check now: Portfolio' }).press('Enter');
    await expect(region(rosa)).toContainText('mia.example/about has no link back to your profile with rel="me".');
    await expect(region(rosa)).toContainText('mia.example/about could not be verified');
    await expect(region(rosa)).toContainText('Put the line that your account page shows there, exactly as it is.');

    await rosa.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await region(rosa).getByRole('button', { name: 'Copy Line' }).press('Enter');
    await seeToast(rosa, 'Copied');
    const line = await rosa.evaluate(() => window.navigator.clipboard.readText());
    expect(line).toBe(await rosa.getByLabel('Line for your page').inputValue());

    // A busy page is waited for, and can be seen to be.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    sites.listen(async (request, response) => {
      await released;
      pageOf(line)(request, response);
    });
    await region(rosa).getByRole('button', { name: 'Check now: Portfolio' }).press('Enter');
    await expect(region(rosa).getByRole('button', { name: 'Checking Portfolio' })).toBeVisible();
    release();
    await expect(region(rosa)).toContainText('Links back from mia.example/about. Checked on');
    await expect(region(rosa)).not.toContainText('could not be verified');
    await expect(region(rosa).getByRole('button', { name: 'Check now: Portfolio' })).toBeFocused();

    await arrive(rosa, '/profile');
    await expect(rosa.getByText('Links back from mia.example/about.')).toBeVisible();
    const address = (await rosa.getByRole('link', { name: 'Public Profile' }).getAttribute('href')) ?? '';
    expect(line).toContain(`href="${connected.url}${address}"`);
    const visitor = await person('visitor', { url: connected.url });
    await visitor.goto(address);
    await expect(visitor.getByText('Verified', { exact: true })).toBeVisible();
    await expect(
      visitor.getByText(/^Links back from mia\.example\/about\. Checked on \w+ \d+, \d{4}\.$/),
    ).toBeVisible();

    await arrive(rosa, '/edit-profile');
    await rosa.getByLabel('Portfolio').fill('https://mia.example/work');
    await save(rosa);
    await expect(rosa.getByRole('link', { name: 'Get verified' })).toBeVisible();
    await arrive(visitor, `${address}?again`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText('Verified', { exact: true })).toBeHidden();
    // Before their server is stopped.
    await Promise.all([rosa, visitor].map((page) => page.close()));
  });
});
