import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { ConfirmDialog } from './ConfirmDialog.tsx';

const calls = () => ({ onConfirm: vi.fn(), onOpenChange: vi.fn() });
const words = { isOpen: true, title: 'Withdraw this job?', confirmLabel: 'Withdraw job' } as const;

test('the question and what follows from it are read together', async () => {
  await render(
    <ConfirmDialog {...words} {...calls()}>
      This cannot be undone.
    </ConfirmDialog>,
  );
  await expect
    .element(page.getByRole('alertdialog', { name: 'Withdraw this job?' }))
    .toHaveAccessibleDescription('This cannot be undone.');
});

test('Cancel closes and does nothing, the verb does it', async () => {
  const { onConfirm, onOpenChange } = calls();
  await render(
    <ConfirmDialog {...words} onConfirm={onConfirm} onOpenChange={onOpenChange}>
      This cannot be undone.
    </ConfirmDialog>,
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(onConfirm).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Withdraw job' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});
