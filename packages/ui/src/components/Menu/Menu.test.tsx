import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

test('the keyboard opens the menu, walks it past what is disabled, acts, and returns to the button', async () => {
  const onAction = vi.fn();
  await render(
    <Menu
      trigger={<Button>Actions</Button>}
      onAction={onAction}
      items={[
        { id: 'profile', label: 'View profile' },
        { id: 'invoice', label: 'View invoice', isDisabled: true },
        { id: 'message', label: 'Message' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'View profile' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Message' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAction.mock.calls).toEqual([['message']]);
  await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus();
});
