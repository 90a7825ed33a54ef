import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'overview', label: 'Overview', content: 'What happened' },
  { id: 'applicants', label: 'Applicants', count: 3, content: 'Who wants to work' },
];

describe('A person with a dashboard', () => {
  it('moves along the views with the arrow keys', async () => {
    await render(<Tabs aria-label="Dashboard" items={items} />);
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('What happened');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'Applicants 3' })).toHaveFocus();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Who wants to work');
  });

  it('finds the view that the address names', async () => {
    const onSelectionChange = vi.fn();
    const links = items.map(({ id, label }) => ({ id, label, href: `#${id}` }));
    const { rerender } = await render(
      <Tabs aria-label="Dashboard" items={links} selectedKey="overview" onSelectionChange={onSelectionChange}>
        The overview
      </Tabs>,
    );
    await expect.element(page.getByRole('tab', { name: 'Applicants' })).toHaveAttribute('href', '#applicants');
    await rerender(
      <Tabs aria-label="Dashboard" items={links} selectedKey="applicants" onSelectionChange={onSelectionChange}>
        The applicants
      </Tabs>,
    );
    await expect.element(page.getByRole('tab', { name: 'Applicants' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('The applicants');
  });
});
