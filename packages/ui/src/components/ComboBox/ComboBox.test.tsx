import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { announced } from '../../testing/announced.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxProps } from './ComboBox.tsx';

const options = [
  { value: 'utc', label: 'UTC' },
  { value: 'paris', label: 'Europe/Paris' },
  { value: 'tokyo', label: 'Asia/Tokyo' },
];

function Live(props: Partial<ComboBoxProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Form id="meeting">
      <ComboBox
        label="Time zone"
        name="zone"
        isRequired
        options={options}
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>{String(value)}</output>
      <button type="button">Elsewhere</button>
    </Form>
  );
}

const field = page.getByRole('combobox', { name: 'Time zone' });
const value = page.getByRole('status');
const listed = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const sent = () => new FormData(document.querySelector<HTMLFormElement>('#meeting') ?? undefined).get('zone');

describe.each([0, 14, 15, 150, 299])('A person whose answer is number %i of three hundred', (place) => {
  const many = Array.from({ length: 300 }, (_, index) => ({ value: `${index}`, label: `Zone ${index}.` }));
  const labels = many.map(({ label }) => label);
  const led = page.getByRole('option', { name: labels[place] ?? '', exact: true });

  it('finds it in sight where the list opens, among all others', async () => {
    await render(<ComboBox label="Time zone" options={many} value={`${place}`} onChange={() => {}} />);
    await page.getByRole('button', { name: /Time zone/ }).click();
    await expect.element(led).toHaveAttribute('aria-selected', 'true');
    await expect.element(led).toBeInViewport();
    await expect.poll(listed).toEqual(labels);
  });

  it('sees a list that stays as wide as it opened, however long its answer is', async () => {
    const [before, after] = [many.slice(0, place), many.slice(place + 1)];
    const long = { value: 'long', label: 'A zone with a name that is wider than the field '.repeat(2) };
    const widths = new Set<number>();
    const growing = new Set<boolean>();
    const sizes = new ResizeObserver((lists) => lists.forEach(({ contentRect }) => widths.add(contentRect.width)));
    const opened = new MutationObserver(() => {
      const list = document.querySelector('[role=listbox]');
      if (!list) return;
      sizes.observe(list);
      growing.add(list.hasAttribute('data-growing'));
    });
    opened.observe(document.body, { childList: true, subtree: true });
    await render(
      <div style={{ inlineSize: '12rem' }}>
        <Live options={[...before, long, ...after]} />
      </div>,
    );
    await page.getByRole('button', { name: /Time zone/ }).click();
    await expect.poll(() => listed().length).toBe(many.length);
    opened.disconnect();
    sizes.disconnect();
    expect(widths.size).toBe(1);
    expect([...growing]).toEqual([true, false]);
  });

  it('types it, takes that back, and has all again', async () => {
    await render(<Live options={many} />);
    await field.fill(labels[place] ?? '');
    await expect.poll(listed).toEqual([labels[place]]);
    await field.fill('Zone');
    await expect.poll(listed).toEqual(labels);
  });

  it('is led to the last by the arrow up', async () => {
    await render(<Live options={many} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const last = page.getByRole('option', { name: 'Zone 299.', exact: true });
    await expect.element(last).toBeInViewport();
    await expect.element(field).toHaveAttribute('aria-activedescendant', last.element().id);
  });
});

describe('A person who knows part of the answer', () => {
  it('types it, sees what fits, and chooses with the keyboard', async () => {
    await render(<Live />);
    await userEvent.tab();
    await userEvent.keyboard('PAR');
    await expect.poll(listed).toEqual(['Europe/Paris']);
    await expect.poll(announced).toContain('1 option available.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(value).toHaveTextContent('paris');
    await expect.element(field).toHaveValue('Europe/Paris');
    await expect.element(field).toHaveFocus();
    expect(sent()).toBe('paris');
  });

  it('opens the whole list by the arrow', async () => {
    await render(<Live />);
    await page.getByRole('button', { name: /Time zone/ }).click();
    await expect.poll(listed).toEqual(['UTC', 'Europe/Paris', 'Asia/Tokyo']);
  });

  it('empties the answer by emptying the box', async () => {
    await render(<Live />);
    await field.fill('tok');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(value).toHaveTextContent('tokyo');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    // An open list hides the rest of the page from assistive technology.
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    await expect.element(value).toHaveTextContent('null');
  });

  it('is told that nothing fits, and keeps no answer that is none', async () => {
    await render(<Live />);
    await field.fill('mars');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect.element(field).toHaveValue('');
    await expect.element(value).toHaveTextContent('null');
  });

  it('keeps words of their own where the list only helps', async () => {
    await render(<Live allowsCustomValue />);
    await field.fill('mars');
    await expect.element(value).toHaveTextContent('mars');
    await userEvent.tab();
    await expect.element(field).toHaveValue('mars');
    expect(sent()).toBe('mars');
    await field.fill('par');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(value).toHaveTextContent('Europe/Paris');
  });

  it('sees what the server found, as it found it', async () => {
    const onInputChange = vi.fn();
    const { rerender } = await render(<Live filter="none" options={[]} isLoading onInputChange={onInputChange} />);
    await field.fill('nippon');
    await expect.element(page.getByText('Searching…')).toBeVisible();
    expect(onInputChange).toHaveBeenLastCalledWith('nippon');
    await rerender(<Live filter="none" onInputChange={onInputChange} />);
    await expect.poll(listed).toEqual(['UTC', 'Europe/Paris', 'Asia/Tokyo']);
  });

  it('hears what is wrong with it', async () => {
    await render(<Live errorMessage="Choose a time zone." />);
    await expect.element(field).toHaveAccessibleDescription('Choose a time zone.');
  });
});

describe('In a dialog', () => {
  function InDialog() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Schedule a meeting">
        <Live />
      </Dialog>
    );
  }
  const dialog = page.getByRole('dialog', { name: 'Schedule a meeting' });

  it('a press chooses from the list that lies over it', async () => {
    await render(<InDialog />);
    await userEvent.type(field, 'tok');
    await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
    await expect.element(value).toHaveTextContent('tokyo');
    await expect.element(dialog).toBeVisible();
    await expect.element(field).toHaveFocus();
  });

  it('the first Escape closes the list, the second the dialog', async () => {
    await render(<InDialog />);
    await userEvent.type(field, 'tok');
    await expect.poll(listed).toEqual(['Asia/Tokyo']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(listed).toEqual([]);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('the keyboard goes on from it to what stands after it', async () => {
    await render(<InDialog />);
    await userEvent.type(field, 'tok');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(value).toHaveTextContent('tokyo');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});

it('shows what fits when typing brings the field back into sight', async () => {
  await render(
    <div style={{ paddingBlock: '200vh' }}>
      <Live />
    </div>,
  );
  const input = field.element() as HTMLInputElement;
  const frame = () => new Promise(requestAnimationFrame);
  input.focus({ preventScroll: true });
  scrollTo(0, 0);
  await frame();
  await frame();
  input.scrollIntoView({ block: 'center' });
  document.execCommand('insertText', false, 'par');
  await frame();
  await frame();
  await expect.element(page.getByRole('option', { name: 'Europe/Paris' })).toBeInViewport();
  scrollTo(0, 0);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});
