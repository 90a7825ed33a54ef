import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Table } from './Table.tsx';
import type { TableSort } from './Table.tsx';

const jobs = [
  { title: 'Bakery', applications: 12 },
  { title: 'Repair café', applications: 31 },
];

function Live() {
  const [sort, setSort] = useState<TableSort>();
  return (
    <Table
      caption="My jobs"
      columns={[
        { id: 'title', header: 'Project', cell: ({ title }) => title },
        {
          id: 'count',
          header: 'Applications',
          align: 'end',
          isSortable: true,
          cell: ({ applications }) => applications,
        },
      ]}
      rows={jobs.toSorted(
        (one, other) => (one.applications - other.applications) * (sort?.direction === 'descending' ? -1 : 1),
      )}
      rowKey={({ title }) => title}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

const titles = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);
const sorter = page.getByRole('button', { name: 'Applications' });

afterEach(() => page.viewport(1280, 800));

describe.each([390, 1280])('At %i px a client who compares jobs', (width) => {
  it('hears a table with its caption and headings', async () => {
    await page.viewport(width, 800);
    await render(<Live />);
    await expect.element(page.getByRole('table', { name: 'My jobs' })).toBeVisible();
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['Project', 'Applications']);
    expect(titles()).toEqual(['Bakery', 'Repair café']);
    await expect.element(page.getByRole('cell', { name: '31' })).toBeVisible();
  });

  it('sorts by a heading, and hears which way', async () => {
    await page.viewport(width, 800);
    await render(<Live />);
    const header = page.getByRole('columnheader', { name: 'Applications' });
    await expect.element(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.tab();
    await expect.element(sorter).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect.element(header).toHaveAttribute('aria-sort', 'descending');
    expect(titles()).toEqual(['Repair café', 'Bakery']);
  });
});

describe('A person with a phone', () => {
  it('sees cards with labels, nothing scrolls sideways', async () => {
    await page.viewport(320, 800);
    await render(<Live />);
    const label = document.querySelector('td [aria-hidden]');
    expect(label && getComputedStyle(label).display).toBe('block');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
    expect(label && getComputedStyle(label).display).toBe('none');
  });
});

it('A person without jobs reads so', async () => {
  await render(
    <Table
      caption="My jobs"
      columns={[{ id: 'a', header: 'A', cell: String }]}
      rows={[]}
      rowKey={String}
      emptyText="None yet"
    />,
  );
  await expect.element(page.getByRole('cell', { name: 'None yet' })).toBeVisible();
});
