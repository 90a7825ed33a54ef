import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { launchOptions } from '../audit/browsers.ts';

/** A story, as far as it says which machine it draws. */
export interface Story {
  id: string;
  title: string;
  /** The flow that it draws; null for a page without a machine. */
  flow: string | null;
  /** Stories with the same number draw the very same snapshot. */
  snapshot: number;
  /** It acts by itself after it was drawn. */
  isPlayed: boolean;
}

const file = join(import.meta.dirname, '../../.cache/loop-catalogue.json');

/** Asks the built Storybook for the stories of screens. What they draw is known only where they are loaded. */
export async function writeCatalogue(url: string): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const stories = await page.evaluate(async () => {
      interface Extracted {
        id: string;
        title: string;
        initialArgs: { snapshot?: { machine?: { id: string } } };
      }
      // Storybook's own way to list its stories with their arguments; it has no types outside of Storybook.
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
        ready: () => Promise<void>;
        extract: () => Promise<Record<string, Extracted>>;
      };
      await preview.ready();
      const all = Object.values(await preview.extract()).filter(({ title }) => title.startsWith('Screens/'));
      const snapshots: unknown[] = [];
      return all.map(({ id, title, initialArgs: { snapshot } }) => {
        if (!snapshots.includes(snapshot)) snapshots.push(snapshot);
        const flow = snapshot?.machine?.id ?? null;
        return { id, title, flow, snapshot: snapshots.indexOf(snapshot) };
      });
    });
    // Whether a story plays is said by Storybook's index alone: https://storybook.js.org/docs/configure/storybook-index
    const { entries } = (await (await fetch(`${url}/index.json`)).json()) as {
      entries: Record<string, { tags: string[] }>;
    };
    const isPlayed = (id: string) => entries[id]?.tags.includes('play-fn') ?? false;
    writeFileSync(file, JSON.stringify(stories.map((story): Story => ({ ...story, isPlayed: isPlayed(story.id) }))));
  } finally {
    await browser.close();
  }
}

/**
 * The stories to operate, as the last build has them. One that acts by itself on a snapshot that another story of its
 * screen draws is left out: it shows again what the stage does.
 */
export function catalogue(): Story[] {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Story[];
  const isDrawn = (story: Story) =>
    all.some(({ title, snapshot, isPlayed }) => !isPlayed && title === story.title && snapshot === story.snapshot);
  return all.filter((story) => !story.isPlayed || !isDrawn(story));
}
