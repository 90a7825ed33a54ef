import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../Button/Button.tsx';
import { Toolbar } from './Toolbar.tsx';

const tool = (name: string) => page.getByRole('button', { name });

describe('A person without a mouse', () => {
  it('passes the tools with one key, and goes along them with arrows', async () => {
    await render(
      <>
        <Toolbar aria-label="Application">
          <Button>Download</Button>
          <Button>Share</Button>
          <Button>Archive</Button>
        </Toolbar>
        <Button>After</Button>
      </>,
    );
    await expect.element(page.getByRole('toolbar', { name: 'Application' })).toBeVisible();
    await userEvent.tab();
    await expect.element(tool('Download')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(tool('Archive')).toHaveFocus();
    await userEvent.tab();
    await expect.element(tool('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(tool('Archive')).toHaveFocus();
  });
});
