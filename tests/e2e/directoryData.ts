import type { Locator, Page } from '@playwright/test';

/** The entries of a list of jobs or people. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** What the page tells search engines, by its kind. */
export async function dataOf(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = texts.flatMap((text) => JSON.parse(text) as { '@type': string }[]);
  return Object.fromEntries(all.map((one) => [one['@type'], one]));
}

/** The addresses that a directory names to search engines, and those that its cards lead to. */
export async function listedAddresses(page: Page): Promise<{ named: string[]; shown: string[] }> {
  const entries = (await dataOf(page))['ItemList']?.['itemListElement'] as { url: string }[];
  const shown = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  return { named: entries.map(({ url }) => url), shown };
}

/** The query of each filter by itself, then that of all together. */
export const eachAndAll = (filters: Readonly<Record<string, string>>): string[] => [
  ...Object.entries(filters).map((one) => new URLSearchParams([one]).toString()),
  new URLSearchParams(filters).toString(),
];

/** An address whose parameters may stand in any order. */
export function sortedQuery(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://any');
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
