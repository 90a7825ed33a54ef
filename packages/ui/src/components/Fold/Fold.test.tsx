import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { TextField } from '../TextField/TextField.tsx';
import { Fold } from './Fold.tsx';

const filters = (
  <Fold label="Filters">
    <TextField label="City" optionalText={null} name="city" value="" onChange={() => undefined} />
  </Fold>
);
const city = () => page.getByRole('textbox', { name: 'City' });

test('a reader with a phone opens the fields by keyboard, and closes them again', async () => {
  await page.viewport(390, 800);
  await render(filters);
  await expect.element(page.getByText('Filters')).toBeVisible();
  expect(city().query()).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(city()).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.poll(() => city().query()).toBeNull();
});

test('a reader with a wide screen has the fields at once, without a button', async () => {
  await page.viewport(1280, 800);
  await render(filters);
  await expect.element(city()).toBeVisible();
  await expect.element(page.getByText('Filters')).not.toBeVisible();
});
