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

const field = page.getByRole('button', { name: /Skills/ });
const search = page.getByRole('searchbox', { name: 'Search' });
const chosen = page.getByRole('status', { includeHidden: true });

test('the keyboard alone opens, searches, chooses several and closes', async () => {
  await render(<Live />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('redu');
  await expect.element(page.getByRole('option', { name: 'React' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('Redux');
  await search.clear();
  await userEvent.keyboard('writ{Enter}');
  await expect.element(chosen).toHaveTextContent('Redux, Technical writing');
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveTextContent('2 chosen');
});

test('choosing a second time takes the choice back', async () => {
  await render(<Live initial={['React', 'Redux']} />);
  await field.click();
  await page.getByRole('option', { name: 'React' }).click();
  await expect.element(chosen).toHaveTextContent('Redux');
});

test('chips are walked with arrows and removed with Delete; the last one gives the focus back to the field', async () => {
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
  await expect.element(field).toHaveTextContent('2 of 2 chosen');
  await field.click();
  await expect.element(page.getByRole('option', { name: 'TypeScript' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('option', { name: 'Redux' }).click();
  await expect.element(chosen).toHaveTextContent('React');
});

test('the form carries every choice', async () => {
  await render(
    <form id="job">
      <Live initial={['React', 'UI design']} />
    </form>,
  );
  const form = document.querySelector<HTMLFormElement>('#job');
  expect(new FormData(form ?? undefined).getAll('skills')).toEqual(['React', 'UI design']);
});

test('a screen that draws itself again leaves the search as it was typed', async () => {
  const screen = await render(<Live />);
  await field.click();
  await userEvent.keyboard('typ');
  await screen.rerender(<Live max={5} />);
  await expect.element(search).toHaveValue('typ');
});

test('the list stays in a narrow window, however long its words', async () => {
  await page.viewport(320, 700);
  const long = 'Search engine optimisation for very small businesses';
  const { container } = await render(
    <MultiSelect
      label="Skills"
      name="skills"
      options={[{ value: 'seo', label: long, group: 'Marketing' }]}
      value={[]}
      onChange={() => {}}
    />,
  );
  expect(container.scrollWidth).toBeLessThanOrEqual(320);
  await field.click();
  await expect.element(page.getByRole('option')).toBeVisible();
  const { left, right } = page.getByRole('listbox').element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});
