import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { NumberField } from './NumberField.tsx';

function Live({ initial }: { initial: number | null }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <NumberField label="Age" isRequired minValue={18} maxValue={100} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const field = page.getByRole('textbox', { name: 'Age' });
const value = page.getByRole('status');

test('a number is typed, stepped and emptied', async () => {
  await render(<Live initial={null} />);
  await userEvent.type(field, '34');
  await userEvent.tab();
  await expect.element(value).toHaveTextContent('34');
  await page.getByRole('button', { name: 'Increase Age' }).click();
  await expect.element(value).toHaveTextContent('35');
  await field.clear();
  await userEvent.tab();
  await expect.element(value).toHaveTextContent('null');
});

test('the limits hold', async () => {
  await render(<Live initial={100} />);
  await expect.element(page.getByRole('button', { name: 'Increase Age' })).toBeDisabled();
  await field.fill('7');
  await userEvent.tab();
  await expect.element(value).toHaveTextContent('18');
});
