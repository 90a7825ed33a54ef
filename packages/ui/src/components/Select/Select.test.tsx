import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Form } from '../Form/Form.tsx';
import { Select } from './Select.tsx';

const durations = ['Less than 1 week', '1-2 weeks', '1 month', '2-3 months', 'More than 3 months'];

function Live({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Form id="job">
      <Select
        label="Duration"
        name="duration"
        isRequired
        options={durations.map((duration) => ({ value: duration, label: duration }))}
        value={value}
        onChange={setValue}
        errorMessage={errorMessage}
      />
    </Form>
  );
}

const field = page.getByRole('button', { name: /Duration/ });

test('the keyboard alone opens, chooses and closes', async () => {
  await render(<Live />);
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Less than 1 week' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveTextContent('1-2 weeks');
  await expect.element(field).toHaveFocus();
  const form = document.querySelector<HTMLFormElement>('#job');
  expect(new FormData(form ?? undefined).get('duration')).toBe('1-2 weeks');
});

test('typing the first letters leads to the answer', async () => {
  await render(<Live />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('mor');
  await expect.element(page.getByRole('option', { name: 'More than 3 months' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveTextContent('More than 3 months');
});

test('Escape leaves the answer as it was', async () => {
  await render(<Live />);
  await field.click();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(field).toHaveTextContent('Choose one');
  await expect.element(field).toHaveFocus();
});

test('the error is read with the field', async () => {
  await render(<Live errorMessage="Please select a project duration." />);
  await expect.element(field).toHaveAccessibleDescription('Please select a project duration.');
});

test('a long answer is read whole in a narrow place', async () => {
  await page.viewport(320, 700);
  const long = 'More than three months, with breaks between the parts of the work';
  const options = [{ value: 'long', label: long }];
  await render(<Select label="Duration" name="duration" options={options} value="long" onChange={() => {}} />);
  const shown = field.getByText(long).element();
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  expect(getComputedStyle(shown).textOverflow).toBe('clip');
  expect(field.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
});
