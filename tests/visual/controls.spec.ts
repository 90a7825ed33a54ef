import { expect } from '@playwright/test';

import { test, url } from '../stories/test.ts';

test('what a designer types in a field, Controls show, and what they type in Controls, the field shows', async ({
  camera,
}) => {
  await camera.setViewportSize({ width: 1600, height: 900 });
  await camera.goto(`${url}/?path=/story/components-fields-textfield--default`);
  const field = camera.frameLocator('#storybook-preview-iframe').getByRole('textbox');
  const control = camera.locator('#control-value');
  await expect(control).toBeVisible();

  await field.pressSequentially('ab');
  await field.press('Home');
  await field.pressSequentially('1234');
  await expect(control).toHaveValue('1234ab');
  await expect(field).toHaveValue('1234ab');
  await control.fill('from Controls');
  await expect(field).toHaveValue('from Controls');
  await field.press('End');
  await field.pressSequentially('!');
  await expect(field).toHaveValue('from Controls!');
  await expect(control).toHaveValue('from Controls!');
});

test('a designer chooses the state that a map points out from the states that it has', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(`${url}/?path=/story/state-maps-flows--login`);
  const state = camera.getByRole('combobox', { name: 'state' });
  await expect(state.getByRole('option', { name: 'none' })).toBeAttached();
  await state.selectOption('credentials.refused');
  const entry = camera.frameLocator('#storybook-preview-iframe').locator('li[data-current]');
  await expect(entry.getByRole('heading')).toHaveText('credentials.refused');
});
