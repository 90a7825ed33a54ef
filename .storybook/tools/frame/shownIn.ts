import { endPhases, previewIn } from '../../framePreview.ts';

/** How often a frame is asked, in milliseconds: what it loads tells the page around it nothing. */
const interval = 50;

/** Waits until a frame within reach has drawn its story and played it. Never ends where it is aborted. */
export function shownIn(frame: HTMLIFrameElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ask = setInterval(() => {
      if (!endPhases.includes(previewIn(frame)?.currentRender?.phase ?? '')) return;
      clearInterval(ask);
      resolve();
    }, interval);
    signal.addEventListener('abort', () => clearInterval(ask));
  });
}

const floating = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], [role=tooltip]';

/** The least that a frame is high, in pixels. */
const least = 96;

/** How high a story is, in pixels: what lies over the page, and what fills the window, is as high as the window may be. */
export function heightOfStory(shown: Document, most: number): number {
  const root = shown.querySelector('#storybook-root');
  if (!root || [...shown.querySelectorAll(floating)].some((part) => !root.contains(part) && part.checkVisibility()))
    return most;
  const padding = Number.parseFloat(getComputedStyle(shown.body).paddingBlockEnd);
  const filled = root.getBoundingClientRect().bottom + (shown.defaultView?.scrollY ?? 0) + padding;
  return Math.min(Math.max(Math.ceil(filled), least), most);
}
