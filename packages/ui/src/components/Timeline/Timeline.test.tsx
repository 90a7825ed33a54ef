import { FilePlus, Star } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Timeline } from './Timeline.tsx';

describe('A person who wonders what happened', () => {
  it('hears the events in order, each with its time', async () => {
    await render(
      <Timeline
        aria-label="Bakery"
        events={[
          { id: 'posted', title: 'Project posted', time: '6 weeks ago', icon: FilePlus },
          { id: 'rated', title: 'Rated 5 stars', time: '2 hours ago', icon: Star, description: 'A pleasure.' },
        ]}
      />,
    );
    const events = page.getByRole('list', { name: 'Bakery' }).getByRole('listitem').elements();
    expect(events.map((event) => event.textContent)).toEqual([
      'Project posted6 weeks ago',
      'Rated 5 stars2 hours agoA pleasure.',
    ]);
    expect(document.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0);
  });
});
