import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /**
     * Does something as soon as React has reached the page's heading, unless it had reached the whole page by then; says
     * whether it was done.
     */
    halfway: (act: () => void) => Promise<boolean>;
  }
}

/** Has each page of a window know when React is halfway through it, between two pieces of its work. */
export const watchHydration = (page: Page) =>
  page.addInitScript(() => {
    const isReached = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    window.halfway = (act) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const heading = document.querySelector('#main h1');
          if (heading === null || !isReached(heading)) {
            port2.postMessage(null);
            return;
          }
          const isHalfway = [...document.querySelectorAll('#main *')].some((element) => !isReached(element));
          resolve(isHalfway);
          if (isHalfway) act();
        };
        port2.postMessage(null);
      });
  });
