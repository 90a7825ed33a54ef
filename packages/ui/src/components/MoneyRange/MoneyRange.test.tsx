import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import type { MoneyRangeProps, MoneyRangeValue } from './MoneyRange.tsx';
import { MoneyRange } from './MoneyRange.tsx';

const scale = { step: 10, from: 20, counts: [2, 3, 7, 11, 13, 9, 6, 3, 2, 1, 0, 3] };
const amountOf = (text: string) => (/^\d+(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null);

function Live({
  initial = { least: null, most: null },
  ...props
}: Partial<MoneyRangeProps> & { initial?: MoneyRangeValue }) {
  const [value, setValue] = useState(initial);
  return (
    <MoneyRange
      label="Hourly rate"
      description="Most ask $40 to $70."
      scale={scale}
      amountOf={amountOf}
      maxAmount={10_000}
      {...props}
      value={value}
      onChange={(change) => {
        setValue({ ...value, ...change });
        props.onChange?.(change);
      }}
    />
  );
}

const thumb = (name: 'Least' | 'Most') => page.getByRole('slider', { name: `${name} Hourly rate` });
const field = (name: 'Least' | 'Most') => page.getByRole('textbox', { name });
const written = () => document.querySelector('output')?.textContent;
const bars = () => [...document.querySelectorAll('[aria-hidden] > rect')];
const coloured = () => document.querySelectorAll('rect[data-chosen]').length;

describe('A client with a budget in mind', () => {
  it('moves a knob by keyboard, and its field and the bars follow', async () => {
    const onChange = vi.fn();
    await render(<Live onChange={onChange} />);
    expect(written()).toBe('$20 – $130+');
    expect(coloured()).toBe(12);
    await userEvent.tab();
    await expect.element(thumb('Least')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(field('Least')).toHaveValue('40');
    await expect.element(thumb('Least')).toHaveAttribute('aria-valuetext', '$40');
    expect(coloured()).toBe(10);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(field('Most')).toHaveValue('120');
    expect(written()).toBe('$40 – $120');
    // Back at the end there is no limit.
    await userEvent.keyboard('{End}');
    await expect.element(field('Most')).toHaveValue('');
    expect(onChange.mock.calls).toEqual([[{ least: 30 }], [{ least: 40 }], [{ most: 120 }], [{ most: null }]]);
  });

  it('types exact amounts, which count on Enter or when the field is left, not at each key', async () => {
    const onChange = vi.fn();
    await render(<Live onChange={onChange} />);
    await userEvent.type(field('Least'), '47.5');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[{ least: 47.5 }]]);
    await expect.element(field('Least')).toHaveValue('47.50');
    await userEvent.type(field('Most'), '400');
    await userEvent.tab();
    expect(onChange.mock.calls.at(-1)).toEqual([{ most: 400 }]);
    expect(written()).toBe('$47.50 – $400');
    // The other end stays exact when a knob is moved.
    await userEvent.click(thumb('Least'), { force: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(field('Most')).toHaveValue('400');
    await userEvent.clear(field('Most'));
    await userEvent.tab();
    expect(onChange.mock.calls.at(-1)).toEqual([{ most: null }]);
  });

  it('is told at the field what cannot be, and keeps it until the other end makes it right', async () => {
    const onChange = vi.fn();
    await render(<Live initial={{ least: null, most: 60 }} onChange={onChange} />);
    await userEvent.type(field('Least'), '80');
    await userEvent.tab();
    await expect.element(field('Least')).toHaveAccessibleDescription('Enter $60 or less, or raise the most.');
    await expect.element(field('Least')).toHaveAttribute('aria-invalid', 'true');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.fill(field('Most'), '120');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[{ least: 80, most: 120 }]]);
    await expect.element(field('Least')).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['forty', 'Enter an amount, such as 45 or 47.50.'],
    ['10001', 'Enter $10,000 or less.'],
  ])('keeps %s in the field with an answer', async (text, answer) => {
    await render(<Live />);
    await userEvent.type(field('Most'), text);
    await userEvent.tab();
    await expect.element(field('Most')).toHaveAccessibleDescription(answer);
    await expect.element(field('Most')).toHaveValue(text);
  });

  it('sends the form with Enter, and not while an amount in it is not taken up', async () => {
    const onSubmit = vi.fn();
    await render(
      <Form onSubmit={onSubmit}>
        <Live names={{ least: 'minRate', most: 'maxRate' }} />
        <Button type="submit">Search</Button>
      </Form>,
    );
    await userEvent.type(field('Least'), 'forty{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(field('Least')).toHaveFocus();
    await userEvent.fill(field('Least'), '40');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(new FormData(document.querySelector('form') ?? undefined).get('minRate')).toBe('40');
  });

  it('hears in words what the bars show', async () => {
    await render(<Live />);
    await expect.element(thumb('Least')).toHaveAccessibleDescription('Most ask $40 to $70.');
    await expect.element(thumb('Most')).toHaveAccessibleDescription('Most ask $40 to $70.');
    expect(bars().every((bar) => bar.closest('[aria-hidden="true"]'))).toBe(true);
  });

  it('finds less at the side where the text starts, bars too', async () => {
    document.documentElement.dir = 'rtl';
    await render(
      <I18nProvider locale="he-IL">
        <Live initial={{ least: null, most: 40 }} />
      </I18nProvider>,
    );
    const chosen = document.querySelector('rect[data-chosen]')?.getBoundingClientRect();
    const other = document.querySelector('svg > rect:last-of-type:not([data-chosen])')?.getBoundingClientRect();
    expect(chosen?.left).toBeGreaterThan(other?.left ?? Infinity);
    document.documentElement.dir = '';
  });

  it('is as high before it is known how amounts are spread', async () => {
    const { rerender } = await render(
      <Live scale={{ step: 10, from: 0, counts: Array.from({ length: 21 }, () => 0) }} />,
    );
    const before = document.querySelector('[role=group]')?.getBoundingClientRect().height;
    await rerender(<Live />);
    expect(document.querySelector('[role=group]')?.getBoundingClientRect().height).toBe(before);
  });
});
