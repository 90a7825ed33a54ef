import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { StarRating } from './StarRating.tsx';
import type { StarRatingProps } from './StarRating.tsx';

function Live(props: Partial<StarRatingProps>) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <StarRating label="Rating" name="rating" isRequired {...props} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const value = page.getByRole('status');
const star = (name: string) => page.getByRole('radio', { name });
/** What stands beside the stars. */
const word = () => document.querySelector('[data-shown]')?.textContent;

const fills = () => [...document.querySelectorAll('label svg')].map((drawing) => getComputedStyle(drawing).fill);

describe('A client who rates the work', () => {
  it('chooses with the keyboard alone', async () => {
    await render(<Live />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(value).toHaveTextContent('1');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(value).toHaveTextContent('4');
    await expect.element(star('4 Very Good')).toBeChecked();
    await expect.element(star('4 Very Good')).toHaveFocus();
    await expect.poll(word).toBe('Very Good');
  });

  it('reads what a star means before pressing it', async () => {
    await render(<Live />);
    await userEvent.hover(value);
    await expect.poll(word).toBe('Choose 1 to 5 stars');
    // The drawing lies over the radio button, which only assistive technology sees.
    await userEvent.hover(star('2 Fair'), { force: true });
    await expect.poll(word).toBe('Fair');
    // Once the colours have arrived: which stars look like the first, and which like the last.
    await expect
      .poll(() => fills().map((fill, _index, all) => [fill === all[0], fill === all[4]]))
      .toEqual([
        [true, false],
        [true, false],
        [false, true],
        [false, true],
        [false, true],
      ]);
    await expect.element(value).toHaveTextContent('null');
    // On the way to the word, and on it, the word stays.
    await userEvent.hover(page.getByText('Fair', { exact: true }), { force: true });
    await expect.poll(word).toBe('Fair');
    await userEvent.hover(value);
    await expect.poll(word).toBe('Choose 1 to 5 stars');
  });

  it('goes from a star to its word over the stars between', async () => {
    await render(<Live />);
    await userEvent.hover(star('2 Fair'), { force: true });
    await expect.poll(word).toBe('Fair');
    const words: unknown[] = [];
    new MutationObserver(() => words.push(word())).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-shown'],
    });
    // A pointer that is quick: on a star, and off it again.
    const crossed = document.querySelectorAll('label')[3];
    const move = { bubbles: true, pointerType: 'mouse' };
    crossed?.dispatchEvent(new PointerEvent('pointerover', move));
    crossed?.dispatchEvent(
      new PointerEvent('pointerout', { ...move, relatedTarget: document.querySelector('[data-shown]') }),
    );
    // One that rests.
    await userEvent.hover(star('5 Excellent'), { force: true });
    await expect.poll(word).toBe('Excellent');
    expect(words).not.toContain('Very Good');
    await userEvent.keyboard('{Escape}');
    await expect.poll(word).toBe('Choose 1 to 5 stars');
  });

  it('takes a choice back only where that is offered', async () => {
    const { rerender } = await render(<Live />);
    await star('5 Excellent').click({ force: true });
    await expect.element(value).toHaveTextContent('5');
    expect(page.getByRole('button').elements()).toHaveLength(0);
    await rerender(<Live isClearable />);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(value).toHaveTextContent('null');
    await expect.element(star('1 Poor')).toHaveFocus();
    await expect.element(star('5 Excellent')).not.toBeChecked();
  });

  it('hears what is wrong with it', async () => {
    await render(<Live errorMessage="Choose at least one star." />);
    await expect
      .element(page.getByRole('radiogroup', { name: 'Rating' }))
      .toHaveAccessibleDescription('Choose at least one star.');
  });
});
