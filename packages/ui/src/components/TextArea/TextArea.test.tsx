import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { announced } from '../../testing/announced.ts';
import { TextArea } from './TextArea.tsx';

function Live() {
  const [value, setValue] = useState('');
  return <TextArea label="Review" isRequired value={value} onChange={setValue} maxLength={10} />;
}

test('the count follows the text, and is spoken when typing rests near the end', async () => {
  const screen = await render(<Live />);
  const field = page.getByRole('textbox', { name: 'Review' });
  await userEvent.type(field, 'Good');
  await expect.element(screen.getByText('4 of 10 characters')).toBeVisible();
  expect(announced()).toEqual([]);
  await userEvent.type(field, ' work and more');
  await expect.element(field).toHaveValue('Good work ');
  await expect.poll(announced, { timeout: 3000 }).toEqual(['10 of 10 characters']);
});

test('it grows with its text', async () => {
  await render(<Live />);
  const field = page.getByRole('textbox', { name: 'Review' });
  const before = field.element().getBoundingClientRect().height;
  await userEvent.type(field, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}');
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(before);
});

test('the count is written as numbers are', async () => {
  const screen = await render(<TextArea label="Bio" value="" onChange={() => {}} maxLength={5000} />);
  await expect.element(screen.getByText('0 of 5,000 characters')).toBeVisible();
});
