import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { copy } from '../../testing/clipboard.ts';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from './PasswordField.tsx';

function Live() {
  const [value, setValue] = useState('');
  return (
    <Form aria-label="Log in">
      <PasswordField label="Password" autoComplete="current-password" isRequired value={value} onChange={setValue} />
      <button type="submit">Log in</button>
    </Form>
  );
}

test('a password is hidden until the reader asks to see it', async () => {
  const screen = await render(<Live />);
  const field = screen.getByLabelText('Password');
  const show = screen.getByRole('button', { name: 'Show password' });
  await userEvent.type(field, 'correct horse');
  await expect.element(field).toHaveAttribute('type', 'password');
  await show.click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveValue('correct horse');
});

test('a shown password hides again when the form is sent', async () => {
  const screen = await render(<Live />);
  await screen.getByRole('button', { name: 'Show password' }).click();
  await screen.getByRole('button', { name: 'Log in' }).click();
  await expect.element(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('a password can be pasted, spaces and all, and password managers know what it is', async () => {
  const screen = await render(<Live />);
  const field = screen.getByLabelText('Password');
  await copy(' p4ste me ');
  await field.click();
  await userEvent.paste();
  await expect.element(field).toHaveValue(' p4ste me ');
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
});
