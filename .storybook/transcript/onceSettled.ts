/** Milliseconds without a change after which an element counts as settled. */
const quiet = 300;

/**
 * Calls back when nothing has changed within the element for a moment: once for what stands there, and once after each
 * change. Attributes that the caller sets itself are left out. Answers with what ends it.
 */
export function onceSettled(element: Element, settled: () => void, ownAttributes: readonly string[] = []): () => void {
  let timer = setTimeout(settled, quiet);
  const observer = new MutationObserver((changes) => {
    if (changes.every(({ attributeName }) => attributeName !== null && ownAttributes.includes(attributeName))) return;
    clearTimeout(timer);
    timer = setTimeout(settled, quiet);
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
