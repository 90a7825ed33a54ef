import type { Page } from '@playwright/test';

import type { Subject } from '../../check.ts';

/**
 * Whether what is shown is a page and not a part of one: rules on whole pages (one first heading, one main part) are asked
 * there. A story is one where it draws a screen with a main part of its own, and no dialog lies over it.
 */
export async function isWholePage(page: Page, subject: Subject): Promise<boolean> {
  if (subject.kind === 'route') return true;
  if (!subject.id.startsWith('screens-')) return false;
  return page.evaluate(
    () =>
      document.querySelector('#storybook-root main') !== null &&
      document.querySelector('[role=dialog], [role=alertdialog]') === null,
  );
}
