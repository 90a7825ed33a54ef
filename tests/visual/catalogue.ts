import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import type { PictureModes, VisualParameters } from '../../.storybook/pictures.ts';
import { viewports } from '../../.storybook/toolbars.ts';
import { pictureBrowser } from '../../scripts/pinnedChromium.ts';

/** One picture of a story. */
export interface Shot {
  theme: string;
  width: number;
  height: number;
  /** The picture's name in the list of accepted ones. */
  name: string;
}

/** All pictures of a story, in the order in which they are taken. */
export interface Sitting {
  storyId: string;
  clip: 'story' | 'page';
  args: string;
  shots: Shot[];
}

interface Story {
  id: string;
  parameters: { visual?: VisualParameters; chromatic: { modes: PictureModes } };
}

export const catalogueFile = join(import.meta.dirname, '../../.cache/visual-catalogue.json');

function sittingOf({ id, parameters: { visual = {}, chromatic } }: Story): Sitting {
  const shots = Object.values(chromatic.modes).map(({ theme, viewport }) => {
    const screen = viewports[viewport];
    if (!screen) throw new Error(`${id} asks for a screen that the toolbar does not offer: ${viewport}.`);
    return { theme, ...screen, name: `${id}.${theme}.${screen.width}` };
  });
  return { storyId: id, clip: visual.clip ?? 'story', args: visual.args ?? '', shots };
}

/** Asks the built Storybook which stories there are and how each wants to be seen. */
export async function readCatalogue(url: string): Promise<Sitting[]> {
  const browser = await chromium.launch(pictureBrowser);
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const stories = await page.evaluate(async () => {
      // Storybook's own way to list its stories with their parameters; it has no types outside of Storybook.
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
        ready: () => Promise<void>;
        extract: () => Promise<Record<string, Story>>;
      };
      await preview.ready();
      const all = Object.values(await preview.extract());
      return all.map(({ id, parameters }) => ({
        id,
        parameters: { visual: parameters.visual ?? {}, chromatic: { modes: parameters.chromatic.modes } },
      }));
    });
    return stories.map(sittingOf);
  } finally {
    await browser.close();
  }
}

/** What the run before this one wrote down: tests are named before any browser is open. */
export function catalogue(): Sitting[] {
  return JSON.parse(readFileSync(catalogueFile, 'utf8')) as Sitting[];
}
