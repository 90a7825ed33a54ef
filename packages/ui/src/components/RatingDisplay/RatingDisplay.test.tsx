import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { RatingDisplay } from './RatingDisplay.tsx';

describe('A person who compares ratings', () => {
  it.each([
    [4.62, 31, '4.6 out of 5 stars, 31 ratings'],
    [5, 1, '5.0 out of 5 stars, 1 rating'],
    [1, 2, '1.0 out of 5 stars, 2 ratings'],
    [0, 0, '0.0 out of 5 stars, 0 ratings'],
  ])('hears of %d from %i how many ratings stand behind the figure', async (value, count, text) => {
    const { container } = await render(<RatingDisplay value={value} count={count} />);
    const heard = [...container.querySelectorAll('span:not([aria-hidden])')].at(0)?.cloneNode(true);
    if (heard instanceof Element) for (const silent of heard.querySelectorAll('[aria-hidden]')) silent.remove();
    expect(heard?.textContent).toBe(text);
  });

  it('sees stars filled as far as the average goes', async () => {
    const { container } = await render(<RatingDisplay value={3.5} />);
    const widths = [...container.querySelectorAll('clipPath rect')].map((rect) => Number(rect.getAttribute('width')));
    expect(widths).toEqual([20, 20, 20, 10, 0]);
  });

  it('is not misled by a person who has no ratings yet', async () => {
    const { container } = await render(<RatingDisplay value={null} count={0} />);
    expect(container.textContent).toBe('New');
    expect(container.querySelector('svg')).toBeNull();
  });
});
