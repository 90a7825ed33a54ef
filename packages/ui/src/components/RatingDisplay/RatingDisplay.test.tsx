import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { RatingDisplay } from './RatingDisplay.tsx';

describe('A person who compares ratings', () => {
  it('hears the figure and how many stand behind it', async () => {
    const { container } = await render(<RatingDisplay value={4.62} count={31} />);
    const heard = [...container.querySelectorAll('span:not([aria-hidden])')].at(0)?.cloneNode(true);
    if (heard instanceof Element) for (const silent of heard.querySelectorAll('[aria-hidden]')) silent.remove();
    expect(heard?.textContent).toBe('4.6 out of 5 stars, 31 ratings');
  });

  it('sees stars filled as far as the average goes', async () => {
    const { container } = await render(<RatingDisplay value={3.5} />);
    const widths = [...container.querySelectorAll('clipPath rect')].map((rect) => Number(rect.getAttribute('width')));
    expect(widths).toEqual([20, 20, 20, 10, 0]);
  });

  it('is not misled by a person nobody has rated yet', async () => {
    const { container } = await render(<RatingDisplay value={null} count={0} />);
    expect(container.textContent).toBe('New');
    expect(container.querySelector('svg')).toBeNull();
  });
});
