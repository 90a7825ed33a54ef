import { Heart } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { ToggleButton } from './ToggleButton.tsx';

function Live() {
  const [isFavourite, setFavourite] = useState(false);
  return <ToggleButton icon={Heart} aria-label="Favourite" isSelected={isFavourite} onChange={setFavourite} />;
}

const button = page.getByRole('button', { name: 'Favourite' });
const fill = () => getComputedStyle(document.querySelector('button svg') ?? document.body).fill;

describe('A freelancer who marks a job', () => {
  it('turns the mark on and off, by pointer and keyboard, and hears which it is', async () => {
    await render(<Live />);
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('sees which it is by the shape', async () => {
    await render(<Live />);
    expect(fill()).toBe('none');
    await button.click();
    await expect.poll(fill).not.toBe('none');
  });

  it('meets it with a thumb', async () => {
    await render(<Live />);
    const { width, height } = button.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});
