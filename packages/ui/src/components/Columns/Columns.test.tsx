import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Columns } from './Columns.tsx';

const box = (text: string) => page.getByText(text).element().getBoundingClientRect();

describe('A person on any screen', () => {
  it.each([
    ['start', ['Filters', 'Results']],
    ['end', ['Results', 'Filters']],
  ] as const)('with the side at the %s sees and hears %j', async (sidePosition, [first, second]) => {
    await page.viewport(1280, 800);
    const { container } = await render(
      <Columns side={<p>Filters</p>} sidePosition={sidePosition}>
        <p>Results</p>
      </Columns>,
    );
    expect(container.textContent).toBe(first + second);
    expect(box(first).top).toBe(box(second).top);
    expect(box(first).right).toBeLessThan(box(second).left);
    await page.viewport(390, 800);
    expect(box(first).bottom).toBeLessThan(box(second).top);
    expect(box(first).width).toBe(box(second).width);
    await page.viewport(1280, 800);
  });
});
