import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { announced } from '../../testing/announced.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

function Live(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="Full name" name="name" isRequired {...props} value={value} onChange={setValue} />;
}

test('what is typed stands in the field', async () => {
  const screen = await render(<Live maxLength={5} />);
  const field = screen.getByLabelText('Full name');
  await userEvent.type(field, 'Ines Okafor');
  await expect.element(field).toHaveValue('Ines ');
});

test('a field that may stay empty says so, a required one does not', async () => {
  const screen = await render(<Live isRequired={false} />);
  await expect.element(screen.getByRole('textbox', { name: 'Full name (optional)' })).toBeVisible();
  await screen.rerender(<Live />);
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toBeRequired();
  await screen.rerender(<Live isRequired={false} optionalText={null} />);
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).not.toBeRequired();
});

test('help and error are read with the field, and the error goes with its cause', async () => {
  const screen = await render(<Live description="As clients will see it." errorMessage="Enter your full name." />);
  const field = screen.getByLabelText('Full name');
  await expect.element(field).toHaveAccessibleDescription('As clients will see it. Enter your full name.');
  await expect.element(field).toBeInvalid();
  await screen.rerender(<Live description="As clients will see it." errorMessage={undefined} />);
  await expect.element(field).toHaveAccessibleDescription('As clients will see it.');
  await expect.element(field).toBeValid();
});

test('an error that comes while no one is sending a form is announced, once', async () => {
  const screen = await render(<Live />);
  await screen.rerender(<Live errorMessage="This name is taken." />);
  await screen.rerender(<Live errorMessage="This name is taken." description="Try another." />);
  await expect.poll(announced).toEqual(['This name is taken.']);
});

test('what can only be read can be focused and copied, not changed', async () => {
  const screen = await render(<Live />);
  const field = screen.getByLabelText('Full name');
  await userEvent.type(field, 'Ines');
  await screen.rerender(<Live isReadOnly />);
  await field.click();
  await userEvent.keyboard('x');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Ines');
});

test('a finger that touches the edge of a refused field is in the field', async () => {
  const screen = await render(<Live errorMessage="Please enter your full name." />);
  const field = screen.getByLabelText('Full name').element();
  const { left, top, bottom, height } = (field.parentElement ?? field).getBoundingClientRect();
  expect(height).toBe(44);
  expect(document.elementFromPoint(left + 20, top + 1)).toBe(field);
  expect(document.elementFromPoint(left + 20, bottom - 1)).toBe(field);
});

test.each(['email', 'url', 'tel'] as const)(
  'right to left, an address of type %s is still written from the left',
  async (type) => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const screen = await render(<Live type={type} />);
    const { direction, textAlign } = getComputedStyle(screen.getByLabelText('Full name').element());
    // At the edge where the language begins.
    expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'end' });
  },
);
