import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

test('a client writes to a freelancer in a tab that the browser blocks, copies the text, and then sends it', async ({
  person,
}) => {
  const page = await person('client');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().route('https://mail.google.com/**', (route) => route.fulfill({ body: 'Gmail' }));
  // No test can have a browser block a tab: one that is blocked is one that it does not give.
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    const tabs = { areBlocked: true };
    Object.assign(window, { tabs });
    window.open = (...given) => (tabs.areBlocked ? null : open(...given));
  });
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto('/find-talent');
  const opener = page
    .getByRole('main')
    .getByRole('link', { name: /^Contact / })
    .first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /^Contact / });
  await dialog.getByLabel('Subject').fill('A shop window');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Would you have time in May?');

  const send = dialog.getByRole('button', { name: 'Open in Gmail' });
  await send.click();
  await expect(dialog.getByRole('link', { name: 'Open Gmail' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy Text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('A shop window\n\nWould you have time in May?');
  await expect(dialog.getByRole('button', { name: 'Copy Text' })).toBeFocused();

  await page.evaluate('window.tabs.areBlocked = false');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), send.click()]);
  const message = new URL(tab.url()).searchParams;
  expect([message.get('su'), message.get('body')]).toEqual(['A shop window', 'Would you have time in May?']);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
