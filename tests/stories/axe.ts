import type { Page } from 'playwright';

import { axeCheck } from '../audit/checks/axe.ts';
import { equip } from '../audit/checks/support/pageCheck.ts';
import { lowContrast } from '../audit/checks/textContrast.ts';
import type { Shot } from './look.ts';

/** What axe finds in the story as it stands, and cannot decide. */
export async function axeFaults(page: Page, id: string, { theme, width }: Shot): Promise<string[]> {
  const subject = { kind: 'story', id, url: page.url(), theme: theme as 'light', direction: 'ltr', width } as const;
  const findings = await axeCheck.run(page, subject);
  return findings.filter(({ explanation }) => explanation === undefined).map(({ message }) => `${theme}: ${message}`);
}

/** Texts that have too little contrast in some theme: all that a theme changes are colors. */
export async function contrastFaults(page: Page, themes: readonly string[]): Promise<string[]> {
  await equip(page);
  const looks = themes.map((theme) => ({ theme, isStrict: theme === 'contrast' }));
  const found = await lowContrast(page, 'at rest', looks);
  return found.map(({ target, message }) => `${message} ${target}`);
}
