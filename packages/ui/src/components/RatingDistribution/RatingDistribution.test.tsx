import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { RatingDistribution } from './RatingDistribution.tsx';

describe('A person who wonders what is behind an average', () => {
  it('hears each number of stars with its ratings, best first', async () => {
    await render(<RatingDistribution counts={[1, 0, 2, 7, 21]} />);
    const list = page.getByRole('list', { name: 'Ratings by stars' });
    const heard = list
      .getByRole('listitem')
      .elements()
      .map((line) => line.firstElementChild?.textContent);
    expect(heard).toEqual([
      '5 stars: 21 ratings, 68%',
      '4 stars: 7 ratings, 23%',
      '3 stars: 2 ratings, 6%',
      '2 stars: 0 ratings, 0%',
      '1 star: 1 rating, 3%',
    ]);
  });

  it('sees bars as long as their share', async () => {
    const { container } = await render(<RatingDistribution counts={[0, 0, 5, 5, 10]} />);
    const tracks = [...container.querySelectorAll('svg:has(rect)')];
    const shares = tracks.map(
      (track) => (track.firstElementChild?.getBoundingClientRect().width ?? 0) / track.getBoundingClientRect().width,
    );
    expect(shares.map((share) => Number(share.toFixed(2)))).toEqual([0.5, 0.25, 0.25, 0, 0]);
  });

  it('is told that no one has rated yet', async () => {
    const { container } = await render(<RatingDistribution counts={[0, 0, 0, 0, 0]} />);
    expect(container.textContent).toBe('No ratings yet');
  });
});
