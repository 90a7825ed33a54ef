import { HIGHLIGHT, REMOVE_HIGHLIGHT } from 'storybook/highlight';
import { MANAGER_INERT_ATTRIBUTE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { messages } from './messages.ts';
import { onceSettled } from './onceSettled.ts';
import { heardIn, transcriptOf } from './transcript.ts';

const highlightId = 'guildhall-stop';
/** Names the stops of Tab for Storybook's highlight, which takes selectors. */
const attribute = 'data-stop';

/** Reads the story to the panel "Screen reader" while that is open. */
export function readToPanel(): void {
  const channel = addons.getChannel();
  let stop: (() => void) | undefined;
  /** On a phone the panel lies over the story, which Storybook then makes inert: nothing of it would be heard. */
  let isCovered = false;
  channel.on(MANAGER_INERT_ATTRIBUTE_CHANGED, (isInert: boolean) => (isCovered = isInert));

  /** Heard again where Storybook has made the story inert meanwhile: on a slow machine the panel is only coming to lie over it. */
  const transcriptUncovered = async () => {
    let transcript;
    do {
      document.body.inert = false;
      transcript = await transcriptOf(document.body);
    } while (document.body.inert);
    return transcript;
  };

  const read = async () => {
    const transcript = await transcriptUncovered();
    document.body.inert = isCovered;
    for (const before of document.querySelectorAll(`[${attribute}]`)) before.removeAttribute(attribute);
    for (const [index, element] of transcript.stops.entries()) element.setAttribute(attribute, String(index + 1));
    channel.emit(messages.heard, heardIn(transcript));
  };
  channel.on(messages.listen, (isListening: boolean) => {
    stop?.();
    stop = isListening ? onceSettled(document.body, () => void read(), [attribute, 'inert']) : undefined;
  });
  channel.on(messages.point, (number: number | null) => {
    channel.emit(REMOVE_HIGHLIGHT, highlightId);
    if (number === null) return;
    const selector = `[${attribute}="${number}"]`;
    document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
    channel.emit(HIGHLIGHT, { id: highlightId, selectors: [selector] });
  });
}
