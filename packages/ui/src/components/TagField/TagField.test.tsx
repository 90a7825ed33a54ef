import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Form } from '../Form/Form.tsx';
import { TagField } from './TagField.tsx';

/** Adds whatever is typed but `no`, which it refuses. */
function Live({ initial = [], onSubmit }: { initial?: string[]; onSubmit?: () => void }) {
  const [value, setValue] = useState<readonly string[]>(initial);
  const [{ text, isRefused }, setText] = useState({ text: '', isRefused: false });
  // As with a machine: what was just typed is known when it is added, though nothing was drawn in between.
  const typed = useRef('');
  const type = (next: string, refused = false) => {
    typed.current = next;
    setText({ text: next, isRefused: refused });
  };
  return (
    <Form onSubmit={onSubmit}>
      <TagField
        label="Skills"
        name="skills"
        isRequired
        value={value}
        text={text}
        onTextChange={type}
        onAdd={() => {
          const parts = typed.current.split(',').flatMap((part) => part.trim() || []);
          if (parts.includes('no')) return type(typed.current, true);
          setValue([...value, ...parts]);
          return type('');
        }}
        onRemove={(tag) => setValue(value.filter((other) => other !== tag))}
        errorMessage={isRefused ? 'Not this one.' : undefined}
      />
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

test('what is refused stays in the box, with the reason', async () => {
  await render(<Live initial={['Letterpress']} />);
  await userEvent.type(field, 'no{Enter}');
  await expect.element(field).toHaveValue('no');
  await expect.element(field).toHaveAccessibleDescription(/Not this one\./);
  await expect.element(tags).toHaveTextContent('Letterpress');
});

test('nothing is reported of a box with nothing but spaces and commas in it', async () => {
  const onAdd = vi.fn();
  const props = { label: 'Skills', value: [], onTextChange: () => {}, onRemove: () => {}, onAdd };
  await render(<TagField {...props} text=" , " />);
  await page.getByRole('button', { name: 'Add' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).not.toHaveBeenCalled();
});

test('a pasted list is reported as it is', async () => {
  await render(<Live initial={['Redux']} />);
  await field.fill('React, Vue, Type, ');
  await expect.element(tags).toHaveTextContent('Redux|React|Vue|Type');
  await expect.element(field).toHaveValue('');
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
