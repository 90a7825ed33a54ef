import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Pagination } from './Pagination.tsx';

describe('A person who reads a long list', () => {
  it('goes to another page by a real link', async () => {
    await render(<Pagination page={5} pageCount={12} hrefFor={(number) => `?page=${number}`} />);
    await expect.element(page.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '?page=6');
    await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=6');
    await expect.element(page.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  });

  it('cannot go beyond the ends', async () => {
    const onPageChange = vi.fn();
    await render(<Pagination page={12} pageCount={12} onPageChange={onPageChange} />);
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(11);
  });

  it('sees nothing to press when everything is on one page', async () => {
    await render(<Pagination page={1} pageCount={1} hrefFor={String} />);
    expect(page.getByRole('navigation').elements()).toHaveLength(0);
  });
});
