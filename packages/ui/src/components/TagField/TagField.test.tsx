import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Form } from '../Form/Form.tsx';
import { TagField } from './TagField.tsx';

function Live({ initial = [], onSubmit, max }: { initial?: string[]; onSubmit?: () => void; max?: number }) {
  const [value, setValue] = useState<readonly string[]>(initial);
  return (
    <Form onSubmit={onSubmit}>
      <TagField label="Skills" name="skills" isRequired value={value} onChange={setValue} max={max} />
      <output>{value.join('|')}</output>
      <button type="submit">Save</button>
    </Form>
  );
}

const field = page.getByLabelText('Skills').and(page.getByRole('textbox'));
const tags = page.getByRole('status');

test('Enter adds a trimmed tag and does not send the form', async () => {
  const onSubmit = vi.fn();
  await render(<Live onSubmit={onSubmit} />);
  await userEvent.type(field, '  Letterpress {Enter}Typography{Enter}');
  await expect.element(tags).toHaveTextContent('Letterpress|Typography');
  await expect.element(field).toHaveValue('');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the plus adds too, and the focus stays for the next', async () => {
  await render(<Live />);
  await userEvent.type(field, 'Letterpress');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(tags).toHaveTextContent('Letterpress');
  await expect.element(field).toHaveFocus();
});

test('a tag that is there already, and an empty one, are not added', async () => {
  await render(<Live initial={['Letterpress']} />);
  await userEvent.type(field, 'letterPRESS{Enter}');
  await userEvent.type(field, '   ');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => tags.element().textContent).toBe('Letterpress');
});

test('a pasted list becomes tags', async () => {
  await render(<Live initial={['Redux']} />);
  await field.fill('React, redux, Type, ');
  await expect.element(tags).toHaveTextContent('Redux|React|Type');
});

test('what was typed and not added is not lost when the focus goes to Save', async () => {
  await render(<Live />);
  await userEvent.type(field, 'Letterpress');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(tags).toHaveTextContent('Letterpress');
});

test('a tag goes by its cross, and by Backspace in the empty field', async () => {
  await render(<Live initial={['One', 'Two', 'Three']} />);
  await page
    .getByRole('row', { name: 'One' })
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect.element(tags).toHaveTextContent('Two|Three');
  await field.click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(tags).toHaveTextContent('Two');
});

test('no more than the most are added', async () => {
  await render(<Live initial={['One']} max={2} />);
  await field.fill('Two, Three, ');
  await expect.element(tags).toHaveTextContent('One|Two');
});
