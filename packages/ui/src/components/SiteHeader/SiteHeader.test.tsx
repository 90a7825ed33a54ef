import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { SiteHeader } from './SiteHeader.tsx';

const header = (
  <SiteHeader
    brand="Guildhall"
    links={[
      { href: '#find-work', label: 'Find Work', isCurrent: true },
      { href: '#about', label: 'About' },
    ]}
    account={<a href="#login">Log In</a>}
  />
);

describe('A visitor', () => {
  it('knows on a wide screen which page it is', async () => {
    await page.viewport(1280, 800);
    await render(header);
    await expect.element(page.getByRole('link', { name: 'Find Work' })).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: 'Guildhall' })).toHaveAttribute('href', '/');
    expect(page.getByRole('button', { name: 'Menu' }).elements()).toHaveLength(0);
  });

  it('finds the same links and the account in the menu of a phone, which closes when one is followed', async () => {
    await page.viewport(390, 800);
    await render(header);
    await userEvent.click(page.getByRole('button', { name: 'Menu' }));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect.element(menu.getByRole('link', { name: 'Log In' })).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: 'About' }));
    await expect.element(menu).not.toBeInTheDocument();
    expect(location.hash).toBe('#about');
  });

  it('is back at the menu button after closing the menu', async () => {
    await page.viewport(390, 800);
    await render(header);
    const button = page.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});
