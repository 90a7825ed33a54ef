import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

function Live({ isDismissable = true, onSubmit }: { isDismissable?: boolean; onSubmit?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [letter, setLetter] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Send a proposal</Button>
      <Button>Elsewhere</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Your proposal"
        isDismissable={isDismissable}
        footer={
          <Button type="submit" form="proposal" variant="primary">
            Send
          </Button>
        }
      >
        <Form id="proposal" onSubmit={onSubmit}>
          <TextField label="Cover letter" isRequired value={letter} onChange={setLetter} />
        </Form>
      </Dialog>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Send a proposal' });
const dialog = page.getByRole('dialog', { name: 'Your proposal' });

test('the focus goes into the dialog, stays in it, and comes back to the opener', async () => {
  await render(<Live />);
  await opener.click();
  await expect.element(dialog).toHaveFocus();
  const stops: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    // One press after the other, as a person presses them.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');
  }
  expect(stops).toEqual(['Close', 'INPUT', 'BUTTON', 'Close']);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('the page behind it is out of reach while it is open', async () => {
  const screen = await render(<Live />);
  await opener.click();
  await expect.element(dialog).toHaveFocus();
  expect(screen.getByText('Elsewhere').element().closest('[inert], [aria-hidden=true]')).not.toBeNull();
});

test('the cross closes it', async () => {
  await render(<Live />);
  await opener.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a call in flight keeps it open against Escape', async () => {
  await render(<Live isDismissable={false} />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
  await expect.element(dialog).toBeVisible();
});

test('the button in the foot sends the form above it', async () => {
  const onSubmit = vi.fn();
  await render(<Live onSubmit={onSubmit} />);
  await opener.click();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a form in a dialog does not send the form that opened it', async () => {
  const outer = vi.fn();
  const inner = vi.fn();
  await render(
    <Form onSubmit={outer}>
      <Dialog isOpen onOpenChange={() => {}} title="Your proposal">
        <Form onSubmit={inner}>
          <Button type="submit">Send</Button>
        </Form>
      </Dialog>
    </Form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});
