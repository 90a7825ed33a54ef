import type { Page } from '@playwright/test';

import type { Check, CriterionNumber, Finding, Subject } from '../../check.ts';
import { loadAxe } from '../axe.ts';
import { installColours } from './colours.ts';
import { installInPage } from './inPage.ts';

/** What a check's own code says of a fault. */
export interface Fault {
  target: string;
  message: string;
  /** Default: all of the check's. */
  criteria?: readonly CriterionNumber[];
}

interface PageCheck extends Omit<Check, 'run' | 'appliesTo'> {
  /** Default: everywhere. */
  appliesTo?: Check['appliesTo'];
  faults: (page: Page, subject: Subject) => Promise<Fault[]>;
}

/** Gives the page what the checks' code in it calls. */
export async function equip(page: Page): Promise<void> {
  await loadAxe(page);
  if (await page.evaluate(() => 'audit' in window)) return;
  await page.evaluate(installInPage);
  await installColours(page);
}

/** A check whose findings are faults of the page's elements. */
export function pageCheck({ faults, appliesTo = () => true, ...about }: PageCheck): Check {
  return {
    ...about,
    appliesTo,
    async run(page, subject) {
      await equip(page);
      const found = await faults(page, subject);
      return found.map(({ target, message, criteria = about.criteria }): Finding => ({
        check: about.id,
        criteria,
        target,
        message,
      }));
    },
  };
}
