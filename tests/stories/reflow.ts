import type { Page } from 'playwright';

import { equip } from '../audit/checks/support/pageCheck.ts';
import { widePage } from '../audit/checks/support/textLoss.ts';
import { withTwice } from '../audit/checks/textSize.ts';
import { resize } from './page.ts';

/** What makes the story scroll sideways on the narrowest phone with text of twice the size. */
export async function sidewaysFaults(page: Page): Promise<string[]> {
  await resize(page, { width: 320, height: 844 });
  await equip(page);
  const found = await withTwice(page, () => widePage(page));
  return found.map(({ target, message }) => `with twice the text: ${message} ${target}`);
}
