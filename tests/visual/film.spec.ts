import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { test, url } from '../stories/test.ts';

const address = (globals: string) =>
  `${url}/iframe.html?id=tools-film--film&viewMode=story&args=source:sample&globals=${globals}`;
const screenOf = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}’s screen"]`);

test('a hire can be scrubbed by keyboard: each step says what both see, what came by mail and when', async ({
  camera,
}) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(address('theme:light'));
  await expect(screenOf(camera, 'Mara Lindqvist').getByRole('heading')).toHaveText('Your project is open');

  await camera.getByRole('slider', { name: 'Step' }).press('ArrowRight');
  await expect(camera.getByRole('heading', { level: 2 })).toHaveText('Ngozi applies');
  await expect(screenOf(camera, 'Mara Lindqvist').getByRole('heading')).toHaveText('One application');
  await expect(screenOf(camera, 'Ngozi Adeyemi').getByRole('heading')).toHaveText('Proposal sent');
  await expect(camera.getByText('4:31:05 PM in Stockholm')).toBeVisible();
  await expect(camera.getByText('3:31:05 PM in Lisbon')).toBeVisible();
  await expect(camera.getByRole('region', { name: 'Mail' })).toContainText('Ngozi Adeyemi applied to');

  await camera.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(camera.getByRole('button', { name: 'Mara accepts' })).toHaveAttribute('aria-current', 'step');
  await expect(camera.getByText('No mail came with this step.')).toBeVisible();
  await camera.getByRole('button', { name: 'Mara posts a project' }).press('Enter');
  await expect(screenOf(camera, 'Ngozi Adeyemi').getByRole('heading')).toHaveText('Find work');
});

test('a film has the theme, the direction and the text size of the toolbars', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(address('theme:dark;direction:rtl;textSize:200'));
  const heading = screenOf(camera, 'Mara Lindqvist').getByRole('heading');
  await expect(heading).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(heading).toHaveCSS('direction', 'rtl');
  const root = screenOf(camera, 'Mara Lindqvist').locator('html');
  await expect(root).toHaveCSS('font-size', '32px');
});
