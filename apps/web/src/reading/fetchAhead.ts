/**
 * Fetches and compiles scripts, by their addresses, when the page has all it shows and nothing else to do. None of them
 * runs. A reader who saves data is spared them.
 */
export function fetchAhead(files: readonly string[]): void {
  // Chromium's alone: https://wicg.github.io/savedata/
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  const fetchAll = () => {
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
    }
  };
  const onLoaded = () => idle(fetchAll);
  if (document.readyState === 'complete') onLoaded();
  else window.addEventListener('load', onLoaded, { once: true });
}
