import type { Page } from '@playwright/test';

import type { Subject } from '../../check.ts';

/**
 * Whether what is shown is a page and not a part of one: rules on whole pages (one first heading, one main part) are asked
 * there. A story is one where its screen is what an address shows, and no dialog lies over it.
 */
export async function isWholePage(page: Page, subject: Subject): Promise<boolean> {
  if (subject.kind === 'route') return true;
  return page.evaluate(
    () =>
      // Storybook's stories of pages say so: see `.storybook/screens/storiesOf.tsx`.
      document.querySelector('#storybook-root [data-whole-page]') !== null &&
      document.querySelector('[role=dialog], [role=alertdialog]') === null,
  );
}
