import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { MoneyField } from './MoneyField.tsx';

function Live() {
  const [value, setValue] = useState('');
  return <MoneyField label="Minimum budget" isRequired value={value} onChange={setValue} />;
}

test('whatever is typed stays as typed, for validation to answer', async () => {
  await render(<Live />);
  const field = page.getByRole('textbox', { name: 'Minimum budget' });
  await userEvent.type(field, 'twelve');
  await userEvent.tab();
  await expect.element(field).toHaveValue('twelve');
  await userEvent.fill(field, '1,200.50');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1,200.50');
});

test('shows one symbol, also where a person types or pastes another, or brings one in a draft', async () => {
  const { rerender } = await render(<Live />);
  const field = page.getByRole('textbox', { name: 'Minimum budget' });
  await userEvent.type(field, '$1,200');
  await expect.element(field).toHaveValue('1,200');
  await userEvent.fill(field, ' $ 45');
  await expect.element(field).toHaveValue('45');
  await rerender(<MoneyField label="Minimum budget" isRequired value="$90" onChange={() => {}} />);
  await expect.element(field).toHaveValue('90');
  expect(document.body.textContent.match(/\$/g)).toHaveLength(1);
});
