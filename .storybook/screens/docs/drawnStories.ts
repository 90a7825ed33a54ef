import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { previewIn } from '../../framePreview.ts';

const ends = ['finished', 'errored', 'aborted'];

/** Until the story is drawn, and has played, in a frame of this page; what frames report is heard here too. */
function drawn(id: string): Promise<void> {
  const channel = addons.getChannel();
  const { promise, resolve } = Promise.withResolvers<void>();
  const listen = ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
    if (storyId === id && ends.includes(newPhase)) resolve();
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, listen);
  return promise.finally(() => channel.off(STORY_RENDER_PHASE_CHANGED, listen));
}

/** What stands in a document, dialogs over it as well, without what would run. */
function stillOf({ documentElement }: Document): string {
  const still = documentElement.cloneNode(true) as HTMLElement;
  for (const script of still.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
  return `<!doctype html>${still.outerHTML}`;
}

/**
 * Draws stories one after the other in a single frame, which takes a fraction of what a frame for each would. Answers with
 * what a story looks like as a document that stands still.
 */
export function drawnStories(frame: HTMLIFrameElement): (id: string) => Promise<string> {
  let before: Promise<unknown> = Promise.resolve();
  async function draw(id: string): Promise<string> {
    const end = drawn(id);
    const preview = previewIn(frame);
    if (preview) void preview.onSetCurrentStory({ storyId: id });
    // Put there by `applyToFrames`, with what the toolbars say.
    else frame.src = `${String(Reflect.get(window, 'PREVIEW_URL'))}&id=${id}&viewMode=story`;
    await end;
    if (!frame.contentDocument) throw new Error('The frame was taken off the page.');
    return stillOf(frame.contentDocument);
  }
  return (id) => {
    const still = before.then(() => draw(id));
    before = still.catch(() => undefined);
    return still;
  };
}
