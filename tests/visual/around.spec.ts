import { expect } from '@playwright/test';

import { test, url } from '../stories/test.ts';

const address = (id: string) => `${url}/iframe.html?id=${id}&viewMode=story&globals=around:page`;

test('a screen can be seen within the header and the footer of its reader', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(address('screens-applicants--listed'));
  const header = camera.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(header).toContainText('Mara Lindqvist');
  await expect(camera.getByRole('contentinfo')).toBeVisible();
  await expect(camera.getByRole('main')).toHaveCount(1);
});

test('a dialog can be seen over the page that opens it, which is out of reach', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(address('screens-jobdetail--applied'));
  await expect(camera.getByText('Open projects from clients who are hiring now.')).toBeVisible();
  await expect(camera.getByRole('dialog')).toBeVisible();
  await expect(camera.locator('[inert]', { has: camera.getByText('Open projects from') })).toHaveCount(1);
});
