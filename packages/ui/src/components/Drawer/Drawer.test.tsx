import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Filters">
        <Button>Apply</Button>
      </Drawer>
    </main>
  );
}

describe('A person who opens a drawer', () => {
  it('is in it, stays in it, and is back where they were after Escape', async () => {
    await render(<Page />);
    const opener = page.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect.element(drawer).toBeVisible();
    expect(drawer.element().contains(document.activeElement)).toBe(true);
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      expect(drawer.element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes it with its button', async () => {
    await render(<Page />);
    await userEvent.click(page.getByRole('button', { name: 'Filters' }));
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
