import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import type { PictureModes, VisualParameters } from '../../.storybook/pictures.ts';
import { viewports } from '../../.storybook/toolbars.ts';
import type { Look } from './look.ts';
import { storyBrowser } from './page.ts';

export interface Story extends Look {
  title: string;
  /** The flow that it draws; null for a component, or a page without a machine. */
  flow: string | null;
  /** Stories of one title with the same number draw the very same snapshot. */
  snapshot: number;
  /** It acts by itself after it was drawn. */
  isPlayed: boolean;
}

/** What the preview knows of a story. */
interface Extracted extends Omit<Story, keyof Look> {
  id: string;
  parameters: { visual: VisualParameters; chromatic: { modes: PictureModes } };
}

const file = join(import.meta.dirname, '../../.cache/stories.json');

function storyOf({ parameters: { visual, chromatic }, ...story }: Extracted): Story {
  const shots = Object.values(chromatic.modes).map(({ theme, viewport }) => {
    const screen = viewports[viewport];
    if (!screen) throw new Error(`${story.id} asks for a screen that the toolbar does not offer: ${viewport}.`);
    return { theme, ...screen, name: `${story.id}.${theme}.${screen.width}` };
  });
  return { ...story, clip: visual.clip ?? 'story', args: visual.args ?? '', shots };
}

/** Asks the built Storybook which stories there are, what each draws and how it wants to be seen. */
export async function readCatalogue(url: string): Promise<Story[]> {
  // Whether a story plays is said by Storybook's index alone: https://storybook.js.org/docs/configure/storybook-index
  const { entries } = (await (await fetch(`${url}/index.json`)).json()) as {
    entries: Record<string, { tags: string[] }>;
  };
  const browser = await chromium.launch(storyBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const stories = await page.evaluate(async () => {
      interface Known {
        id: string;
        title: string;
        initialArgs: { snapshot?: { machine?: { id: string } } };
        parameters: { visual?: VisualParameters; chromatic: { modes: PictureModes } };
      }
      // Storybook's own way to list its stories with what they are made of; it has no types outside of Storybook.
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
        ready: () => Promise<void>;
        extract: () => Promise<Record<string, Known>>;
      };
      await preview.ready();
      const snapshots: unknown[] = [];
      return Object.values(await preview.extract()).map(({ id, title, initialArgs: { snapshot }, parameters }) => {
        if (!snapshots.includes(snapshot)) snapshots.push(snapshot);
        return {
          id,
          title,
          flow: snapshot?.machine?.id ?? null,
          snapshot: snapshots.indexOf(snapshot),
          parameters: { visual: parameters.visual ?? {}, chromatic: { modes: parameters.chromatic.modes } },
        };
      });
    });
    return stories.map((story) =>
      storyOf({ ...story, isPlayed: entries[story.id]?.tags.includes('play-fn') ?? false }),
    );
  } finally {
    await browser.close();
  }
}

/** Writes the catalogue down for the tests, which are named before any browser is open. */
export async function writeCatalogue(url: string): Promise<void> {
  writeFileSync(file, JSON.stringify(await readCatalogue(url)));
}

/** Every story, as the last build has them. */
export const catalogue = (): Story[] => JSON.parse(readFileSync(file, 'utf8')) as Story[];

/**
 * Whether a story's controls are operated: those of screens are, and of each component those of its first story. One that
 * acts by itself on a snapshot that another story of its screen draws would show again what the stage does. Where a flow
 * is played, controls move the machine on, and what is operated next is another story.
 */
export function isOperated(story: Story, all: readonly Story[]): boolean {
  const isDrawnElsewhere = () =>
    all.some(({ title, snapshot, isPlayed }) => !isPlayed && title === story.title && snapshot === story.snapshot);
  if (story.title.startsWith('Components/')) return story.id.endsWith('--default');
  if (story.id.endsWith('--play')) return false;
  return story.title.startsWith('Screens/') && !(story.isPlayed && isDrawnElsewhere());
}
