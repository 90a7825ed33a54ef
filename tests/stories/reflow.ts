import type { Page } from 'playwright';

import { resize } from './page.ts';

const phone = { width: 320, height: 844 };

/** What makes the story scroll sideways on the narrowest phone with text of twice the size. */
export async function sidewaysFaults(page: Page): Promise<string[]> {
  await resize(page, phone);
  return page.evaluate(async () => {
    const root = document.documentElement;
    const size = root.style.fontSize;
    root.style.fontSize = '200%';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const beyond = root.scrollWidth - innerWidth;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 0.5,
    );
    const text = wide.at(-1)?.closest('p, li, h1, h2, h3, button, a, div')?.textContent.trim().slice(0, 40);
    root.style.fontSize = size;
    return beyond > 0 ? [`at 320 px with twice the text it scrolls sideways by ${beyond} px: “${text}”`] : [];
  });
}
