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
});
