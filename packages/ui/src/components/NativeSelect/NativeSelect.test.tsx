import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Form } from '../Form/Form.tsx';
import { NativeSelect } from './NativeSelect.tsx';

const options = [
  { value: '', label: 'Any skill' },
  { label: 'Design', options: [{ value: 'Figma', label: 'Figma' }] },
];

function Live() {
  const [value, setValue] = useState('');
  return (
    <Form id="filters">
      <NativeSelect label="Skill" name="skills" options={options} value={value} onChange={setValue} />
      <p>Chosen: {value === '' ? 'nothing' : value}</p>
    </Form>
  );
}

const sent = () => new FormData(document.querySelector<HTMLFormElement>('#filters') ?? undefined).get('skills');

test('an answer from a group is told and sent with the form, and so is going back to none', async () => {
  await render(<Live />);
  const field = page.getByRole('combobox', { name: 'Skill' });
  await userEvent.selectOptions(field, 'Figma');
  await expect.element(page.getByText('Chosen: Figma')).toBeVisible();
  expect(sent()).toBe('Figma');
  await userEvent.selectOptions(field, 'Any skill');
  await expect.element(page.getByText('Chosen: nothing')).toBeVisible();
  expect(sent()).toBe('');
});
