import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { pictureBrowser } from './pinnedChromium.ts';

/** What a story may say in `parameters.visual`. */
export interface VisualParameters {
  /** Screen widths in pixels. Default: 1280; screens 390 and 1280. */
  widths?: readonly number[];
  /** Default: light; stories named Matrix light and dark. */
  themes?: readonly string[];
  /** `story`: as much as the story fills. `page`: what the screen shows, for what floats. Default `story`. */
  clip?: 'story' | 'page';
}

/** One picture of a story. */
export interface Shot {
  theme: string;
  width: number;
  /** The baseline's file name. */
  file: string;
}

/** All pictures of a story, in the order in which they are taken. */
export interface Sitting {
  storyId: string;
  clip: 'story' | 'page';
  shots: Shot[];
}

interface Story {
  id: string;
  title: string;
  name: string;
  parameters: { visual?: VisualParameters };
}

export const catalogueFile = join(import.meta.dirname, '../../.cache/visual-catalogue.json');

function sittingOf({ id, title, name, parameters: { visual = {} } }: Story): Sitting {
  const isScreen = title.startsWith('Screens');
  const widths = visual.widths ?? (isScreen ? [390, 1280] : [1280]);
  const themes = visual.themes ?? (name === 'Matrix' ? ['light', 'dark'] : ['light']);
  const shots = widths.flatMap((width) =>
    themes.map((theme) => ({ theme, width, file: `${id}.${theme}.${width}.png` })),
  );
  return { storyId: id, clip: visual.clip ?? 'story', shots };
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
      return all.map(({ id, title, name, parameters }) => ({
        id,
        title,
        name,
        parameters: { visual: parameters.visual ?? {} },
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
