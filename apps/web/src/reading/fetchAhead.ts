import { isSheet } from './laterFiles.ts';

/**
 * Fetches files by their addresses, and compiles scripts, when the page has all it shows and nothing else to do. None of
 * them runs. A reader who saves data is spared them.
 */
export function fetchAhead(files: readonly string[]): void {
  // Chromium's alone: https://wicg.github.io/savedata/
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  const fetchAll = () => {
    for (const href of files) {
      const kind = isSheet(href) ? { rel: 'prefetch', as: 'style' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(document.createElement('link'), { ...kind, fetchPriority: 'low', href }));
    }
  };
  // Safari has none.
  const onLoaded = () => ('requestIdleCallback' in window ? requestIdleCallback(fetchAll) : setTimeout(fetchAll));
  if (document.readyState === 'complete') onLoaded();
  else window.addEventListener('load', onLoaded, { once: true });
}
