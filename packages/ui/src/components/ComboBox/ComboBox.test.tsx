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
