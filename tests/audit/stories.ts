import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContextOptions, Page } from '@playwright/test';

import type { Dimensions } from './options.ts';
import type { StoryVisit } from './visit.ts';

/** Every story of the built Storybook. */
export function storyIds(): string[] {
  const file = join(import.meta.dirname, '../../storybook-static/index.json');
  // Storybook's index of the build: https://storybook.js.org/docs/configure/storybook-index
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

/** Each story in each theme and direction, one setting after the other. */
export function storyVisits({ grep, themes, directions, widths }: Dimensions): StoryVisit[] {
  const ids = storyIds().filter((id) => grep?.test(id) ?? true);
  return themes.flatMap((theme) =>
    directions.flatMap((direction) => ids.map((id): StoryVisit => ({ kind: 'story', id, theme, direction, widths }))),
  );
}

/** The reader of stories: as the pictures have it. */
export const storyReader: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  colorScheme: 'light',
};

export const storyUrl = (base: string, { id, theme, direction }: StoryVisit): string =>
  // Storybook's own run of axe would only cost time.
  `${base}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};direction:${direction}`;

/**
 * Opens a story anew and waits until it has drawn itself and played. A theme is never switched in place: what fades from
 * one colour to the other would be measured on its way.
 */
export async function openStory(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page, new URL(url).searchParams.get('id') ?? '');
}

/** Shows another story in the same theme and direction, as Storybook does for who chooses it from the list. */
export async function switchStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    // Storybook's own channel between its list and its preview; it has no types outside of Storybook.
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
      emit: (name: string, what: object) => void;
    };
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await settled(page, id);
}

async function settled(page: Page, id: string) {
  await page.waitForFunction((wanted) => {
    // Storybook tells the state of what it renders only here.
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
      | { currentRender?: { id?: string; phase?: string } }
      | undefined;
    const { id: shown, phase = '' } = preview?.currentRender ?? {};
    return shown === wanted && ['finished', 'errored', 'aborted'].includes(phase);
  }, id);
  const error = page.locator('.sb-show-errordisplay #error-message');
  if (await error.count()) throw new Error(`The story does not render: ${await error.textContent()}`);
}
