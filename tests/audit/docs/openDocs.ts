import type { Page } from '@playwright/test';

export type Globals = Record<string, string>;

/** Opens a page of documentation with what the toolbars say. */
export async function openDocs(page: Page, base: string, id: string, globals: Globals): Promise<void> {
  const settings = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=docs&globals=${settings.join(';')}`);
  await drawn(page, id);
}

/**
 * Shows another page in place of the one that is open, as Storybook's list does, which takes a fifth of the time. What is
 * wrong then may come from the page before: only one that was opened has the last word.
 */
export async function switchDocs(page: Page, id: string, globals: Globals): Promise<void> {
  await turn(page, globals);
  await page.evaluate(async (wanted) => {
    // What Storybook's own list sends to its preview, and the answer; neither has types outside of Storybook.
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
      emit: (name: string, what: object) => void;
      on: (name: string, listener: (id: string) => void) => void;
    };
    scrollTo(0, 0);
    const rendered = new Promise<void>((resolve) =>
      channel.on('docsRendered', (shown) => {
        if (shown === wanted) resolve();
      }),
    );
    channel.emit('setCurrentStory', { storyId: wanted, viewMode: 'docs' });
    await rendered;
  }, id);
  await drawn(page, id);
}

/** Turns toolbars of the page that is open. */
export async function turn(page: Page, globals: Globals): Promise<void> {
  await page.evaluate((turned) => {
    // What Storybook's own toolbar sends to its preview; it has no types outside of Storybook.
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals: turned });
  }, globals);
}

/** Until the page and the stories on it are drawn; of frames those in sight. */
async function drawn(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    // Storybook tells what it renders only here.
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
      | { currentRender?: { id?: string }; storyRenders?: { phase?: string }[] }
      | undefined;
    const content = document.querySelector('#storybook-docs .sbdocs-content main');
    if (preview?.currentRender?.id !== wanted || !content?.querySelector('h1')) return false;
    // A story that is changed while it is being drawn makes Storybook load the whole page anew.
    const isAtRest = ({ phase = '' }) => ['finished', 'errored', 'aborted'].includes(phase);
    if (!preview.storyRenders?.every(isAtRest)) return false;
    const overlay = document.querySelector('[role=dialog], [role=alertdialog]');
    const stories = [...content.querySelectorAll('[data-story-block]')];
    return stories.every((story) => {
      const frame = story.querySelector('iframe');
      // A dialog leaves nothing in its place. Here it is a fault, which is told once the page is read.
      if (frame === null) return story.querySelector('[data-name]')?.firstElementChild ?? overlay;
      const { top, bottom } = frame.getBoundingClientRect();
      const inside = frame.contentDocument?.querySelector('#storybook-root > *');
      return bottom < 0 || top > innerHeight || (frame.inert && inside);
    });
  }, id);
}
