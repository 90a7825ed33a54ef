import type { Page } from 'playwright';

import { writtenDown } from '../../.storybook/transcript/transcript.ts';
import type { Look } from './look.ts';
import { resize } from './page.ts';

/**
 * What a screen reader makes of the story on the page, at the width of its last picture. A key is pressed before: some
 * controls say how a key works them only to those who use keys, and who used the page last is chance.
 */
export async function hear(page: Page, { id, shots }: Look): Promise<string> {
  const last = shots.at(-1);
  if (!last) throw new Error(`${id} asks for no picture: give it a width and a theme.`);
  await resize(page, last);
  const heard = await page.evaluate(async () => {
    for (const type of ['keydown', 'keyup'])
      document.body.dispatchEvent(new KeyboardEvent(type, { key: 'F9', bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.story.hear();
  });
  return writtenDown(heard);
}
