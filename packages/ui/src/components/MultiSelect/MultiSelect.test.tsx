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

const field = page.getByRole('combobox', { name: /Skills/ });
const option = (name: string) => page.getByRole('option', { name });
const list = page.getByRole('listbox');
const chosen = page.getByRole('status', { includeHidden: true });

test('typing opens the list, and Enter chooses the first that it finds', async () => {
  await render(<Live />);
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('redu');
  await expect.element(option('Redux')).toBeVisible();
  await expect.element(option('React')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('Redux');
  // What was typed is done with, and the list stays for the next.
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('writ');
  await expect.element(option('Technical writing')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('Redux, Technical writing');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('placeholder', '2 chosen');
  await expect.element(field).toHaveAccessibleDescription(/2 chosen/);
});

test('arrows open the list and go along it, and Enter chooses and takes back', async () => {
  await render(<Live />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('React')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(chosen).toHaveTextContent('Redux');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(chosen).toHaveTextContent('Redux, TypeScript');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(chosen).toHaveTextContent('TypeScript');
});

test('Escape closes the list, keeps the choice and lets go of what was typed', async () => {
  await render(<Live initial={['React']} />);
  await field.click();
  await userEvent.keyboard('typ');
  await expect.element(option('TypeScript')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(chosen).toHaveTextContent('React');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

test('Tab leaves the field with its list, and chooses nothing', async () => {
  await render(
    <>
      <Live />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('redu');
  await expect.element(option('Redux')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(chosen).toBeEmptyDOMElement();
  await expect.element(field).toHaveValue('');
});

test('the page stays for assistive technology while the list is open', async () => {
  await render(
    <>
      <Live initial={['React']} />
      <a href="#help">Help</a>
    </>,
  );
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Redux')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'React' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Help' })).toBeVisible();
});

test('a press elsewhere closes the list', async () => {
  await render(
    <>
      <p>A word</p>
      <Live />
    </>,
  );
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Redux')).toBeVisible();
  await page.getByText('A word').click();
  await expect.element(list).not.toBeInTheDocument();
});

test('a list opens at what was chosen far down, and the page does not move', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ value: `skill${index}`, label: `Skill ${index}` }));
  const room = <div style={{ blockSize: '150vh' }} />;
  await render(
    <>
      {room}
      <MultiSelect label="Skills" name="skills" options={many} value={['skill90']} onChange={() => undefined} />
      {room}
    </>,
  );
  const open = page.getByRole('button', { name: /Skills/ });
  open.element().scrollIntoView({ block: 'center' });
  await new Promise(requestAnimationFrame);
  const before = scrollY;
  await open.click();
  await expect.element(page.getByRole('option', { name: 'Skill 90' })).toBeInViewport();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(page.getByRole('option', { name: 'Skill 90' })).toBeInViewport();
  expect(scrollY).toBe(before);
});

test('Shift+Tab goes back from it', async () => {
  await render(
    <>
      <button type="button">Before</button>
      <Live initial={['React']} />
    </>,
  );
  await field.click();
  await userEvent.keyboard('redu');
  await expect.element(option('Redux')).toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(chosen).toHaveTextContent('React');
});

test('choosing a second time takes the choice back', async () => {
  await render(<Live initial={['React', 'Redux']} />);
  await page.getByRole('button', { name: /Skills/ }).click();
  await option('React').click();
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
  await expect.element(field).toHaveAttribute('placeholder', '2 of 2 chosen');
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('TypeScript')).toHaveAttribute('aria-disabled', 'true');
  await option('Redux').click();
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
  await expect.element(field).toHaveValue('typ');
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
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option')).toBeVisible();
  const { left, right } = page.getByRole('listbox').element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});
