import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Stepper } from './Stepper.tsx';

const steps = ['Your email', 'The code', 'Your details'];

describe('A person who signs up', () => {
  it('knows where they are, and is told when that changes', async () => {
    const { rerender } = await render(<Stepper steps={steps} current={1} />);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('Step 1 of 3: Your email');
    const node = status.element();

    await rerender(<Stepper steps={steps} current={2} />);
    // The same live region with other words: a new one would not be announced.
    expect(status.element()).toBe(node);
    await expect.element(status).toHaveTextContent('Step 2 of 3: The code');
    const current = document.querySelector('[aria-current="step"]');
    expect(current?.textContent).toContain('The code');
    await expect.element(page.getByText('Done:')).toBeInTheDocument();
  });

  it.each([
    { width: 390, where: 'below the bars of a phone', isBelow: true },
    { width: 768, where: 'in the list of a tablet', isBelow: false },
  ])('reads the step $where, once', async ({ width, isBelow }) => {
    await page.viewport(width, 844);
    await render(<Stepper steps={steps} current={2} />);
    const isSeen = (element: Element) => element.getBoundingClientRect().height > 1;
    const words = [...document.querySelectorAll('li > :last-child')];
    expect(words).toHaveLength(steps.length);
    expect(words.map(isSeen)).toEqual(steps.map(() => !isBelow));
    expect(isSeen(page.getByRole('status').element().parentElement ?? document.body)).toBe(isBelow);
  });
});
