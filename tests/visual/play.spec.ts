import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { faultsOf } from '../stories/faults.ts';
import { test, url } from '../stories/test.ts';

async function openPlay(page: Page, flow: string) {
  const id = `screens-${flow}--play`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  expect(await faultsOf(page, id)).toEqual([]);
  return { screen: page.frameLocator('iframe'), latest: page.locator('output').first() };
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, name: string) {
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let stops = 0; (await focused()) !== name; stops += 1) {
    expect(stops, `Tab leads to ${name}.`).toBeLessThan(20);
    await page.keyboard.press('Tab');
  }
}

test('a designer logs in by keyboard, as the person and as the network', async ({ camera }) => {
  const { screen, latest } = await openPlay(camera, 'login');
  const { keyboard } = camera;
  await keyboard.press('F6');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(screen.getByRole('radio', { name: 'Client' })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.type('mara@harbourandpine.example');
  await keyboard.press('Tab');
  await keyboard.type('correct horse');
  await expect(latest).toHaveText('field.changeCredentials Typing');
  await keyboard.press('Enter');
  await expect(latest).toHaveText('login.submitSigning In');

  await keyboard.press('F6');
  await tabTo(camera, 'Refused, 401');
  await keyboard.press('Enter');
  await expect(latest).toHaveText('logIn: refused, 401Credentials Refused');
  await expect(screen.getByText('Login failed')).toBeVisible();
  await expect(camera.getByRole('region', { name: 'Network', exact: true })).toBeFocused();

  await keyboard.press('F6');
  await expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse');
  await keyboard.press('Enter');
  await keyboard.press('F6');
  await tabTo(camera, 'Succeeds');
  await keyboard.press('Enter');
  await expect(latest).toHaveText('logIn: succeedsSigned In');
  await expect(camera.getByText('session.open')).toBeVisible();
});

test('a press on a state of the map leads there, with its calls under way, and toolbars change nothing of it', async ({
  camera,
}) => {
  const { screen, latest } = await openPlay(camera, 'login');
  const map = camera.getByRole('group', { name: 'Statechart of login' });
  await map.getByRole('link', { name: 'reopening' }).focus();
  await camera.keyboard.press('Enter');
  await expect(latest).toHaveText('account.reopenReopening');
  await expect(map.getByRole('link', { name: 'reopening' })).toHaveAttribute('aria-current', 'true');
  await camera.getByRole('button', { name: 'No connection' }).click();
  await expect(latest).toHaveText('reopen: no connectionCredentials Refused');

  // As Storybook's own toolbars do it; the channel has no types outside of Storybook.
  await camera.evaluate(() =>
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals: { theme: 'dark' } }),
  );
  await expect(screen.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('mara@harbourandpine.example');
  await expect(latest).toHaveText('reopen: no connectionCredentials Refused');

  await camera.getByRole('button', { name: 'Start again' }).click();
  await expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
});

test('time passes when a designer lets it, and out of a dialog too', async ({ camera }) => {
  const { screen, latest } = await openPlay(camera, 'interviewscheduling');
  // As in the app, the dialog takes the focus when it opens.
  await expect(screen.locator(':focus')).toBeVisible();
  await camera.getByRole('link', { name: 'pausing' }).press('Enter');
  await expect(latest).toContainText('Editing Pausing');
  await screen.getByRole('textbox', { name: 'Meeting title' }).focus();
  await camera.keyboard.press('F6');
  await tabTo(camera, 'To what is due in 500 ms');
  await camera.keyboard.press('Enter');
  await expect(latest).toHaveText('The time of the state is upEditing Checking');
  await expect(camera.getByRole('heading', { name: 'getMeetingConflicts' })).toBeVisible();
});
