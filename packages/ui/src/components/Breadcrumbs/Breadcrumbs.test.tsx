import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Dashboard', href: '/client-dashboard' },
  { label: 'My Jobs', href: '/client-dashboard?tab=jobs' },
];

describe('A person deep inside', () => {
  it('sees where they are and goes up by real links', async () => {
    await page.viewport(1280, 800);
    await render(<Breadcrumbs items={items} current="Bakery" />);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      trail
        .getByRole('listitem')
        .elements()
        .map((place) => place.textContent),
    ).toEqual(['Dashboard', 'My Jobs', 'Bakery']);
    await expect.element(trail.getByRole('link', { name: 'My Jobs' })).toHaveAttribute('href', items[1]?.href);
    await expect.element(trail.getByText('Bakery')).toHaveAttribute('aria-current', 'page');
    expect(trail.getByRole('link', { name: 'Bakery' }).elements()).toHaveLength(0);
  });

  it('on a phone has the one way back', async () => {
    await page.viewport(390, 800);
    await render(<Breadcrumbs items={items} current="Bakery" />);
    expect(
      page
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['My Jobs']);
    await page.viewport(1280, 800);
  });
});
