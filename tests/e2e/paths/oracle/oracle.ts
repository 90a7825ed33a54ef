import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import type { Asked } from './asked.ts';
import { oracleFolder } from './build.ts';

export interface Oracle {
  /** Draws a flow's screen after some events, as its story does, in a page of its own. */
  draw: <Flow extends keyof Asked>(flow: Flow, asked: Asked[Flow]) => Promise<Page>;
}

/** A page that shows what a machine says: the screens alone, without the app, its router, its server or its calls. */
export async function openOracle(browser: Browser): Promise<Oracle> {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.addStyleTag({ content: await readFile(join(oracleFolder, 'oracle.css'), 'utf8') });
  await page.addScriptTag({ path: join(oracleFolder, 'oracle.js') });
  return {
    async draw(flow, asked) {
      await page.evaluate(
        ([name, given]) => {
          // The script above has put it on the window.
          const { draw } = window as unknown as { draw: (flow: string, asked: unknown) => void };
          draw(name, given);
        },
        [flow, asked] as const,
      );
      return page;
    },
  };
}
