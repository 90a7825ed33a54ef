import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { announced } from '../../testing/announced.ts';
import { copy } from '../../testing/clipboard.ts';
import { CodeField } from './CodeField.tsx';
import type { CodeFieldProps } from './CodeField.tsx';

function Live(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState('');
  return <CodeField label="Code" name="otp" isRequired {...props} value={value} onChange={setValue} />;
}

test('the sixth digit completes the code, once', async () => {
  const onComplete = vi.fn();
  const screen = await render(<Live onComplete={onComplete} />);
  const field = screen.getByLabelText('Code');
  await userEvent.type(field, '49301');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(field, '67');
  await expect.element(field).toHaveValue('493016');
  expect(onComplete.mock.calls).toEqual([['493016']]);
});

test('only digits stay', async () => {
  const screen = await render(<Live />);
  await userEvent.type(screen.getByLabelText('Code'), 'a4-9 3');
  await expect.element(screen.getByLabelText('Code')).toHaveValue('493');
});

test.each(['493016', '493 016', '493-016', ' 4 9 3 0 1 6 ', 'Your code: 493016.', '４９３０１６'])(
  'a code pasted as “%s” is complete',
  async (text) => {
    const onComplete = vi.fn();
    const screen = await render(<Live onComplete={onComplete} />);
    await copy(text);
    await screen.getByLabelText('Code').click();
    await userEvent.paste();
    await expect.element(screen.getByLabelText('Code')).toHaveValue('493016');
    expect(onComplete.mock.calls).toEqual([['493016']]);
  },
);

test('half a code is pasted where the caret stands', async () => {
  const screen = await render(<Live />);
  await userEvent.type(screen.getByLabelText('Code'), '493');
  await copy('01-6');
  await screen.getByLabelText('Code').click();
  await userEvent.keyboard('{End}');
  await userEvent.paste();
  await expect.element(screen.getByLabelText('Code')).toHaveValue('493016');
});

test('it is one field, which phones fill in from the message', async () => {
  const screen = await render(<Live />);
  expect(screen.getByRole('textbox').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
});

test('a refused code is announced while the focus stays in the field', async () => {
  const screen = await render(<Live />);
  await userEvent.type(screen.getByLabelText('Code'), '493016');
  await screen.rerender(<Live isReadOnly />);
  await screen.rerender(<Live errorMessage="Invalid OTP. Please try again." />);
  await expect.element(screen.getByLabelText('Code')).toHaveFocus();
  await expect.poll(announced).toContain('Invalid OTP. Please try again.');
});
