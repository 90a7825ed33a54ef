import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import type { StoryContext } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

import { endPhases } from './framePreview.ts';
import type { VisualParameters } from './pictures.ts';

/** The frame of a docs page or of a tool in which this story stands; null where it stands alone. */
const frame = window.frameElement?.closest('[data-story-block], [data-story-frame]')
  ? // The only other elements with windows are older than Storybook.
    (window.frameElement as HTMLIFrameElement)
  : null;

/** What closes when it loses the focus stays open when the frame does. */
function keepOpen(signal: AbortSignal) {
  for (const kind of ['blur', 'focusout'])
    addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true, signal });
}

/** Aborted when the frame shows another story. */
let shown = new AbortController();

/**
 * In a frame of a docs page a story is there to be looked at: once it has played, it is inert. A modal would otherwise take
 * the focus, and trap in it those who go through the page by keyboard. Frames play one after the other, since only one
 * of them can have the focus.
 */
export async function playInFrame({ parameters }: Pick<StoryContext, 'parameters'>): Promise<void> {
  if (frame === null) return;
  shown.abort();
  shown = new AbortController();
  const { signal } = shown;
  // As wide as its first picture: a drawer of narrow screens is nothing on a wide one. A tool says itself how wide.
  const { widths: [width] = [] } = (parameters['visual'] ?? {}) as VisualParameters;
  if (width !== undefined && !frame.matches('[data-story-frame]'))
    Object.assign(frame.style, { inlineSize: `${width}px`, maxInlineSize: '100%' });
  const played = Promise.withResolvers<void>();
  await turn(played.promise);
  // An element of the page around has the methods of an element here, and is of another window's class.
  const place = frame.ownerDocument.activeElement as HTMLElement | null;
  // What is inert gets no focus, and stories play with it.
  frame.inert = false;
  const channel = addons.getChannel();
  const end = ({ newPhase }: { newPhase: string }) => {
    if (!endPhases.includes(newPhase)) return;
    channel.off(STORY_RENDER_PHASE_CHANGED, end);
    keepOpen(signal);
    frame.inert = true;
    const giveBack = () => {
      if (frame.ownerDocument.activeElement !== frame) return;
      frame.blur();
      place?.focus({ preventScroll: true });
    };
    giveBack();
    // A dialog takes the focus once more when it has slid in.
    addEventListener('focusin', giveBack, { capture: true, signal });
    played.resolve();
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, end);
}

/** Waits until no other frame of this page plays, and keeps the others waiting until `played`. */
function turn(played: Promise<void>): Promise<void> {
  // Without https there are no locks: then frames that come into sight together may take the focus from each other.
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((begin) => {
    void navigator.locks.request(`play ${window.parent.performance.timeOrigin}`, () => {
      begin();
      return played;
    });
  });
}
