import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { TextField } from '../TextField/TextField.tsx';
import type { FormDialogProps } from './FormDialog.tsx';
import { FormDialog } from './FormDialog.tsx';

function Example(props: Partial<FormDialogProps> & Pick<FormDialogProps, 'onSubmit' | 'onOpenChange'>) {
  const [value, setValue] = useState('');
  return (
    <FormDialog isOpen title="Send it back?" submitLabel="Send Back" {...props}>
      <TextField label="Reason" isRequired value={value} onChange={setValue} />
    </FormDialog>
  );
}

const calls = () => ({ onSubmit: vi.fn(), onOpenChange: vi.fn() });
const field = () => page.getByRole('textbox', { name: 'Reason' });

test('dialog and form are named by the title, and the verb sends the form', async () => {
  const { onSubmit, onOpenChange } = calls();
  await render(<Example onSubmit={onSubmit} onOpenChange={onOpenChange} />);
  await expect.element(page.getByRole('dialog', { name: 'Send it back?' })).toBeVisible();
  await expect.element(page.getByRole('form', { name: 'Send it back?' })).toBeVisible();
  await page.getByRole('button', { name: 'Send Back' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test.each([
  ['what can be sent', {}, 1],
  ['what cannot be sent yet', { isSubmitDisabled: true }, 0],
  ['what is being sent', { isPending: true }, 0],
])('Enter in a field sends %s so often', async (_, props, times) => {
  const { onSubmit, onOpenChange } = calls();
  await render(<Example onSubmit={onSubmit} onOpenChange={onOpenChange} {...props} />);
  await field().click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(times);
});

test('stays open while it is being sent', async () => {
  const { onSubmit, onOpenChange } = calls();
  await render(<Example onSubmit={onSubmit} onOpenChange={onOpenChange} isPending />);
  await field().click();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});
