import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Form } from '../Form/Form.tsx';
import { SearchField } from './SearchField.tsx';

function Live({ onSubmit, onForm }: { onSubmit?: (value: string) => void; onForm?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <Form onSubmit={onForm}>
      <SearchField label="Search jobs" name="search" value={value} onChange={setValue} onSubmit={onSubmit} />
    </Form>
  );
}

const field = page.getByRole('searchbox', { name: 'Search jobs' });

test('Enter looks for what was typed', async () => {
  const onSubmit = vi.fn();
  await render(<Live onSubmit={onSubmit} />);
  await userEvent.type(field, 'booking{Enter}');
  expect(onSubmit.mock.calls).toEqual([['booking']]);
});

test('without a handler of its own, Enter sends the form', async () => {
  const onForm = vi.fn();
  await render(<Live onForm={onForm} />);
  await userEvent.type(field, 'booking{Enter}');
  expect(onForm).toHaveBeenCalledOnce();
});

test('Escape and the cross empty it', async () => {
  await render(<Live />);
  await userEvent.type(field, 'booking{Escape}');
  await expect.element(field).toHaveValue('');
  await userEvent.type(field, 'booking');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});
