import type { Page } from '@playwright/test';

import type { PageFacts } from '../check.ts';

/** Reads from an open page what is compared across pages. */
export function gatherFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
    const repeated: Record<string, { name: string; href: string }[]> = {};
    for (const landmark of document.querySelectorAll('body header, body footer, nav')) {
      // A card's header is no landmark.
      if (landmark.closest('main, article, section, dialog, [role=dialog]')) continue;
      const label = landmark.getAttribute('aria-label');
      const links = [...landmark.querySelectorAll('a[href]')].filter((link) => link.checkVisibility());
      repeated[`${landmark.localName}${label === null ? '' : ` ${label}`}`] = links.map((link) => ({
        name: nameOf(link),
        href: link.getAttribute('href') ?? '',
      }));
    }
    const leadsTo = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
    return { url: location.href, title: document.title, repeated, leadsTo: [...new Set(leadsTo)].toSorted() };
  });
}
