import { isSheet } from './laterFiles.ts';

/** Comes when the page has all that it shows. */
const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else window.addEventListener('load', resolve, { once: true });
  });

/** Comes when the page is to be seen. In a tab that is not looked at, it is not. */
const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Comes when the page has nothing else to do. */
const idle = () =>
  new Promise((resolve) => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/**
 * Fetches files by their addresses, and compiles scripts, when the page is there to be read and has nothing else to do.
 * None of them runs. A reader who saves data is spared them.
 */
export async function fetchAhead(files: readonly string[]): Promise<void> {
  // Chromium's alone: https://wicg.github.io/savedata/
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  await Promise.all([loaded(), painted()]);
  await idle();
  for (const href of files) {
    const kind = isSheet(href) ? { rel: 'prefetch', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, fetchPriority: 'low', href }));
  }
}
