import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { MultiSelect } from './MultiSelect.tsx';

const skills = ['React', 'Redux', 'TypeScript', 'UI design', 'Technical writing'];
const options = skills.map((skill) => ({ value: skill, label: skill }));

function Live({ initial = [], max }: { initial?: readonly string[]; max?: number }) {
  const [value, setValue] = useState<readonly string[]>(initial);
  return (
    <>
      <MultiSelect
        label="Skills"
        name="skills"
        isRequired
        options={options}
        // A machine hands out a new list with each drawing.
        value={[...value]}
        onChange={setValue}
        max={max}
      />
      <output>{value.join(', ')}</output>
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Skills' });
const chosen = page.getByRole('status', { includeHidden: true });

test('search, choose with Enter, search again: the choice grows and the search empties', async () => {
  await render(<Live />);
  await userEvent.type(field, 'redu{ArrowDown}{Enter}');
  await expect.element(chosen).toHaveTextContent('Redux');
  await expect.element(field).toHaveValue('');
  await userEvent.type(field, 'writ{ArrowDown}{Enter}');
  await expect.element(chosen).toHaveTextContent('Redux, Technical writing');
});

test('choosing a second time takes the choice back', async () => {
  await render(<Live initial={['React', 'Redux']} />);
  await field.click();
  await page.getByRole('option', { name: 'React' }).click();
  await expect.element(chosen).toHaveTextContent('Redux');
});

test('Backspace in the empty search takes the last choice back, while searching it edits the search', async () => {
  await render(<Live initial={['React', 'Redux']} />);
  await field.click();
  await userEvent.keyboard('x{Backspace}');
  await expect.element(chosen).toHaveTextContent('React, Redux');
  await userEvent.keyboard('{Backspace}');
  await expect.element(chosen).toHaveTextContent('React');
});

test('chips are walked with arrows and removed with Delete; the last one gives the focus back to the search', async () => {
  await render(<Live initial={['React', 'Redux', 'TypeScript']} />);
  await page.getByRole('row', { name: 'React' }).click();
  await userEvent.keyboard('{ArrowRight}{Delete}');
  await expect.element(chosen).toHaveTextContent('React, TypeScript');
  await userEvent.keyboard('{Delete}');
  await userEvent.keyboard('{Delete}');
  await expect.element(chosen).toBeEmptyDOMElement();
  await expect.element(field).toHaveFocus();
});

test('at the limit nothing more can be chosen, but a choice can be taken back', async () => {
  await render(<Live initial={['React', 'Redux']} max={2} />);
  await field.click();
  await expect.element(page.getByRole('option', { name: 'TypeScript' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('option', { name: 'Redux' }).click();
  await expect.element(chosen).toHaveTextContent('React');
});

test('a search that the screen redraws under keeps what was typed', async () => {
  const screen = await render(<Live />);
  await userEvent.type(field, 'typ');
  await screen.rerender(<Live max={5} />);
  await expect.element(field).toHaveValue('typ');
});
