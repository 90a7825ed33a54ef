import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Form } from '../Form/Form.tsx';
import { DatePicker } from './DatePicker.tsx';
import type { DatePickerProps } from './DatePicker.tsx';

function Live({ initial = null, ...props }: Partial<DatePickerProps> & { initial?: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <Form id="meeting">
      <DatePicker label="Date" name="meetingDate" isRequired {...props} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </Form>
  );
}

const part = (name: RegExp) => page.getByRole('spinbutton', { name });
const value = page.getByRole('status');
const opener = page.getByRole('button', { name: /Calendar/ });

describe('A client who plans a meeting', () => {
  it('types the day in the order of their country', async () => {
    await render(<Live />);
    await userEvent.tab();
    await userEvent.keyboard('06182026');
    await expect.element(value).toHaveTextContent('2026-06-18');
    const sent = new FormData(document.querySelector<HTMLFormElement>('#meeting') ?? undefined).get('meetingDate');
    expect(sent).toBe('2026-06-18');
  });

  it.each([
    ['he-IL', 'left', 'ArrowRight'],
    ['ar-EG', 'right', 'ArrowLeft'],
  ])('reads the day in %s on the %s, and goes on from it by %s', async (locale, side, key) => {
    const { container } = await render(
      <I18nProvider locale={locale}>
        <div dir="rtl">
          <Live initial="2026-06-18" />
        </div>
      </I18nProvider>,
    );
    const parts = [...container.querySelectorAll('[role=spinbutton]')];
    const [day = 0, month = 0] = parts.map((one) => one.getBoundingClientRect().left);
    expect(day < month ? 'left' : 'right').toBe(side);
    await userEvent.tab();
    await userEvent.keyboard(`{${key}}`);
    expect(parts[1]).toBe(document.activeElement);
  });

  it('types the day first where that is the order', async () => {
    await render(
      <I18nProvider locale="de-DE">
        <Live />
      </I18nProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('18062026');
    await expect.element(value).toHaveTextContent('2026-06-18');
  });

  it('chooses from the calendar with the keyboard, and comes back to where it was opened', async () => {
    await render(<Live initial="2026-06-18" minValue="2026-06-09" />);
    await opener.click();
    await expect.element(page.getByRole('button', { name: /June 18, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect.element(value).toHaveTextContent('2026-06-26');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('reads the part that is being typed while the pointer rests on it', async () => {
    await render(<Live initial="2026-06-18" />);
    await part(/day/).click();
    const day = part(/day/).element();
    expect(day.matches('[data-focused][data-hovered]')).toBe(true);
    const ground = () => getComputedStyle(day).backgroundColor;
    const underPointer = ground();
    await userEvent.hover(value);
    await expect.poll(() => day.matches('[data-hovered]')).toBe(false);
    expect(underPointer).toBe(ground());
  });

  it('hits a day with a finger on the narrowest phone', async () => {
    await page.viewport(320, 700);
    await render(<Live initial="2026-06-18" />);
    await opener.click();
    const { width, height } = page
      .getByRole('button', { name: /June 18, 2026/ })
      .element()
      .getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
    const { left, right } = page.getByRole('dialog').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBe(320);
    const panel = page.getByRole('dialog').element().parentElement;
    expect(panel?.scrollWidth).toBe(panel?.clientWidth);
  });

  it('is not offered days that are too early', async () => {
    await render(<Live initial="2026-06-18" minValue="2026-06-09" />);
    await opener.click();
    await expect.element(page.getByRole('button', { name: /June 8, 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  });

  it('may type a day that is too early: the form answers, not the field', async () => {
    await render(<Live minValue="2026-06-09" />);
    await userEvent.tab();
    await userEvent.keyboard('06012026');
    await expect.element(value).toHaveTextContent('2026-06-01');
    expect(document.querySelector('[data-invalid], [aria-invalid]')).toBeNull();
  });

  it('hears what is wrong at the first part', async () => {
    await render(<Live initial="2026-06-01" errorMessage="Meeting date cannot be in the past" />);
    await expect.element(part(/month/)).toHaveAccessibleDescription(/Meeting date cannot be in the past/);
    await expect.element(part(/month/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('closes the calendar without a choice by Escape', async () => {
    await render(<Live initial="2026-06-18" />);
    await opener.click();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(value).toHaveTextContent('2026-06-18');
  });
});
