import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { toolbars } from '../../.storybook/toolbars.ts';
import { test, url } from '../stories/test.ts';

/** What each toolbar does to the page that the preview shows. */
const look = (page: Page) =>
  page
    .frameLocator('#storybook-preview-iframe')
    .locator('html')
    .evaluate((root: HTMLElement) => {
      const { theme, motion, colours } = root.dataset;
      return {
        theme,
        direction: root.dir,
        textSize: Number.parseFloat(getComputedStyle(root).fontSize),
        motion,
        colours,
        lang: root.lang,
      };
    });

const choose = async (page: Page, title: string, value: string) => {
  await page.getByRole('button', { name: `${title}: ` }).click();
  await page.getByRole('option', { name: `${title}: ${value}` }).click();
};

test('a reviewer combines all toolbars, and keeps them on the way to another story and to its page', async ({
  camera,
}) => {
  test.setTimeout(90_000);
  await camera.setViewportSize({ width: 1600, height: 900 });
  await camera.goto(`${url}/?path=/story/components-actions-button--primary`);
  await expect.poll(() => look(camera)).toMatchObject({ theme: 'light', direction: 'ltr', textSize: 16 });

  for (const { title, values } of Object.values(toolbars)) await choose(camera, title, values.at(-1) ?? '');
  const all = { theme: 'contrast', direction: 'rtl', textSize: 32, motion: 'reduced', colours: 'forced', lang: 'en' };
  await expect.poll(() => look(camera)).toEqual(all);

  await camera.getByRole('button', { name: 'Viewport size' }).click();
  await camera.getByRole('option', { name: '320 px' }).click();
  await expect.poll(() => camera.locator('#storybook-preview-iframe').evaluate((frame) => frame.clientWidth)).toBe(320);

  await camera.getByRole('link', { name: 'Pending', exact: true }).click();
  await expect(camera.frameLocator('#storybook-preview-iframe').getByRole('button', { name: '[' })).toBeVisible();
  await expect.poll(() => look(camera)).toEqual(all);
  await camera.getByRole('link', { name: 'Introduction', exact: true }).click();
  await expect(camera.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => look(camera)).toEqual(all);
});

test('a toolbar shows what the address says, and the address what is chosen in the toolbar', async ({ camera }) => {
  await camera.setViewportSize({ width: 1600, height: 900 });
  await camera.goto(`${url}/?path=/story/components-actions-button--primary&globals=textSize:200;theme:dark`);
  await expect(camera.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  await expect(camera.getByRole('button', { name: 'Text size %: 200' })).toBeVisible();
  await choose(camera, 'Text size %', '100');
  await expect.poll(() => look(camera)).toMatchObject({ theme: 'dark', textSize: 16 });
  await choose(camera, 'Text size %', '200');
  await expect(camera).toHaveURL(/globals=[^&]*textSize:200/);
});

test('a page of documentation scrolls sideways in no direction of writing, at 320 px with large text', async ({
  camera,
}) => {
  await camera.setViewportSize({ width: 320, height: 844 });
  for (const direction of toolbars.direction.values) {
    const globals = `textSize:200;direction:${direction}`;
    await camera.goto(`${url}/iframe.html?viewMode=docs&id=foundations-type--docs&globals=${globals}`);
    await expect(camera.getByText('Hamburgefonstiv').first()).toBeVisible();
    await expect(camera.locator('html')).toHaveAttribute('dir', direction);
    await expect.poll(() => camera.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

/** Every value of each toolbar, with every value of each other one at some time. */
const combinations = Array.from({ length: 6 }, (_, turn) => ({
  theme: toolbars.theme.values[turn % 3] ?? 'light',
  direction: toolbars.direction.values[turn % 2] ?? 'ltr',
  textSize: toolbars.textSize.values[turn < 3 ? 0 : 1] ?? '100',
  motion: toolbars.motion.values[Math.floor(turn / 2) % 2] ?? 'full',
  colours: toolbars.colours.values[turn % 3 === 2 ? 1 : 0] ?? 'author',
}));

for (const settings of combinations) {
  test(`nothing scrolls sideways with ${Object.values(settings).join(', ')} at 320 px`, async ({ camera }) => {
    const globals = Object.entries(settings)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
    await camera.setViewportSize({ width: 320, height: 844 });
    await camera.goto(`${url}/iframe.html?id=components-fields-form--default&viewMode=story&globals=${globals}`);
    await camera.locator('form').waitFor();
    const page = await camera.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - innerWidth,
      direction: getComputedStyle(document.documentElement).direction,
      size: getComputedStyle(document.documentElement).fontSize,
    }));
    expect(page).toEqual({
      overflow: 0,
      direction: settings.direction,
      size: `${(16 * Number(settings.textSize)) / 100}px`,
    });
  });
}
