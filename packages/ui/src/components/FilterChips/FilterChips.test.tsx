import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { inZone } from '../../testing/inZone.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { FilterChips } from './FilterChips.tsx';

const inUtc = inZone('UTC');

/** A list whose address holds its filters. */
function Listed({ all }: { all: readonly string[] }) {
  const [kept, setKept] = useState(all);
  const follow = (href: string) => setKept(kept.filter((label) => href !== `/all` && href !== `/without/${label}`));
  return (
    <UiProvider navigate={follow} timeZone={inUtc}>
      <FilterChips
        filters={kept.map((label) => ({ label, href: `/without/${label}` }))}
        clearHref="/all"
        restId="results"
      />
      <h2 id="results" tabIndex={-1}>
        Results
      </h2>
    </UiProvider>
  );
}

const chip = (label: string) => page.getByRole('link', { name: `Remove filter: ${label}` });

it('leads to the list without each filter, and without any', async () => {
  await render(<Listed all={['React', 'Graz']} />);
  await expect.element(chip('Graz')).toHaveAttribute('href', '/without/Graz');
  await expect.element(page.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/all');
});

it('keeps the focus beside a filter that was removed, and in the end with the list', async () => {
  await render(<Listed all={['React', 'Graz', 'Busy']} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(chip('Graz')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(chip('Graz')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus();
});

it('draws nothing where nothing is filtered', async () => {
  await render(<FilterChips filters={[]} clearHref="/all" />);
  expect(page.getByRole('list').elements()).toHaveLength(0);
});
