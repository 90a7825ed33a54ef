import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const actions = (
  <>
    <Button>Accept</Button>
    <Button>Reject</Button>
  </>
);
const boxOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();

describe('A client with a phone', () => {
  it('reaches each action with either thumb', async () => {
    await page.viewport(390, 800);
    const { container } = await render(<ButtonGroup>{actions}</ButtonGroup>);
    expect(boxOf('Reject').top).toBeGreaterThan(boxOf('Accept').bottom);
    expect(boxOf('Reject').width).toBe(container.getBoundingClientRect().width);
    await page.viewport(1280, 800);
    expect(boxOf('Reject').top).toBe(boxOf('Accept').top);
  });

  it('hears what the actions are for where they do not say it', async () => {
    await render(<ButtonGroup aria-label="Application of Amara">{actions}</ButtonGroup>);
    await expect.element(page.getByRole('group', { name: 'Application of Amara' })).toBeVisible();
  });
});
