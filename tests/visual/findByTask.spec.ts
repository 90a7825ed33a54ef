import { expect } from '@playwright/test';

import { test, url } from '../stories/test.ts';

/** What a designer types, and the page that the search of the sidebar offers first. */
const tasks = [
  ['choose several', /To choose several .*MultiSelect/],
  ['upload a file', /To upload a file.*FileField/],
  ['log in', /Logging in.*Screens.*Login/],
  ['ask for money', /To ask for money.*MoneyField/],
] as const;

test('a designer finds a component by what it is for, and opens its page by keyboard', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(`${url}/?path=/story/components-actions-button--default`);
  const field = camera.getByRole('searchbox', { name: 'Search for components' });
  await field.focus();
  const offered = camera.getByRole('option');
  for (const [task, page] of tasks) {
    await field.fill(task);
    await expect(offered.first()).toHaveText(page);
  }

  await field.press('ArrowDown');
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  const preview = camera.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('MoneyField');
  await expect(preview.getByRole('heading', { name: 'When to use' })).toBeInViewport();
});
