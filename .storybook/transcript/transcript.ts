import { withoutTraces } from './withoutTraces.ts';

/** What a screen reader makes of a part of a page. */
export interface Transcript {
  /** What is spoken, read from the beginning to the end, a phrase a line. */
  phrases: readonly Phrase[];
  /** The elements at which Tab stops, in its order. */
  stops: readonly HTMLElement[];
}

/** One phrase. */
export interface Phrase {
  text: string;
  /** Which of the stops of Tab this is, counted from 1; null where Tab does not stop. */
  stop: number | null;
}

/** More phrases than any page has: a reader that never comes to the end is a fault. */
const mostPhrases = 5000;

/** Roles that the library names and no screen reader speaks: the text within them is what is heard. */
const silent =
  /^(end of )?(paragraph|strong|emphasis|time|generic|none|presentation|subscript|superscript|code|mark)\b/;

/** What goes on over several phrases, so that its end is worth saying. */
const longEnd =
  /^end of (main|navigation|banner|contentinfo|complementary|search|form|region|dialog|alertdialog|list|listbox|menu|table|grid|treegrid|tablist|tabpanel|toolbar|group|radiogroup|figure|feed)\b/;

/**
 * The head or foot of a part of the page, which is no landmark and is not spoken: https://www.w3.org/TR/html-aam-1.0/#el-header
 * The library does not count a section that has a role of its own, as our dialogs.
 */
const isOfPart = (node: Node | null) =>
  node instanceof Element && node.matches(':is(section, article, aside, nav, main) :is(header, footer):not([role])');

/** What react-aria has announced: it stays on the page, also for the next story, and is heard once. */
const isAnnounced = (node: Node | null) => {
  const element = node instanceof Element ? node : node?.parentElement;
  return Boolean(element?.closest('[data-live-announcer]'));
};

/** A group of radio buttons without a choice is one stop, its first button: https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
const isFirstOfGroup = (element: HTMLElement, index: number, all: readonly HTMLElement[]) =>
  !(element instanceof HTMLInputElement && element.type === 'radio') ||
  all.findIndex(
    (other) => other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name,
  ) === index;

/**
 * Reads what stands within an element, with a reader that follows the ARIA and HTML specifications. What is said is close
 * to what screen readers say, and is not what a certain one says. Changes nothing on the page.
 */
export async function transcriptOf(container: HTMLElement): Promise<Transcript> {
  // A third of a megabyte that only those load who listen.
  const [{ Virtual }, { tabbable }] = await Promise.all([
    import('@guidepup/virtual-screen-reader'),
    import('tabbable'),
  ]);
  const stops = tabbable(container, { displayCheck: 'full' })
    .filter((each) => each instanceof HTMLElement)
    .filter(isFirstOfGroup);
  const reader = new Virtual();
  await withoutTraces(() => reader.start({ container }));
  const first = { node: reader.activeNode, text: await reader.lastSpokenPhrase() };
  const phrases: Phrase[] = [];
  const reached = new Set<number>();
  /** The phrase of the element around: a text that it has said already is not said again. */
  let around = '';
  try {
    for (let count = 0; ; count += 1) {
      if (count > mostPhrases) throw new Error(`More than ${mostPhrases} phrases, and no end.`);
      if (count > 0 || reader.activeNode === container) await reader.next();
      const text = await reader.lastSpokenPhrase();
      // After the end it begins again.
      if (count > 0 && reader.activeNode === first.node && text === first.text) break;
      if (reader.activeNode === container || isAnnounced(reader.activeNode)) continue;
      const isElement = reader.activeNode instanceof Element;
      const index = stops.findIndex((each) => each === reader.activeNode);
      const isStop = index >= 0 && !reached.has(index);
      if (isStop) reached.add(index);
      const isSilent =
        isOfPart(reader.activeNode) || (text.startsWith('end of ') ? !longEnd.test(text) : silent.test(text));
      if (!isStop && (isSilent || (!isElement && around.includes(text)))) continue;
      if (isElement) around = text;
      phrases.push({
        text: text.startsWith('end of ') ? (/^end of \w+/.exec(text)?.[0] ?? text) : text,
        stop: isStop ? index + 1 : null,
      });
    }
  } finally {
    await reader.stop();
  }
  return { phrases, stops };
}

/** What is heard of a transcript, without the page that it is of. */
export interface Heard {
  phrases: readonly Phrase[];
  /** At how many elements Tab stops. */
  stops: number;
}

export const heardIn = ({ phrases, stops }: Transcript): Heard => ({ phrases, stops: stops.length });

/** As text, a line a phrase; stops of Tab have their number before them. What Tab reaches and nothing speaks comes last. */
export function writtenDown({ phrases, stops }: Heard): string {
  const spoken = new Set(phrases.map(({ stop }) => stop));
  const unspoken = Array.from({ length: stops }, (_, index) => index + 1).filter((stop) => !spoken.has(stop));
  return [
    ...phrases.map(({ text, stop }) => (stop === null ? text : `[${stop}] ${text}`)),
    ...unspoken.map((stop) => `[${stop}] (nothing is spoken)`),
  ].join('\n');
}
