/** A piece of a text, and whether it is what was looked for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** What is compared: without case and accents, as the server compares. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Words as the server's index has them: two names of languages keep their signs. */
const words = /c\+\+|c#|[\p{L}\p{N}\p{M}]+/giu;

/** A word without its English ending, roughly: what remains is the same for the forms that the search takes for one. */
const stem = (word: string): string => {
  const root = word.replace(/(?:ing|ers|er|ed|es|s|e)$/, '');
  return root.length < 3 ? word : root;
};

/** Whether a word of a text is what was typed. The last word typed may not be at its end yet. */
function meets(word: string, typed: readonly string[]): boolean {
  const folded = fold(word);
  return typed.some(
    (one, place) =>
      folded === one || stem(folded) === stem(one) || (place === typed.length - 1 && folded.startsWith(one)),
  );
}

/** Where in a text the whole of what was typed stands, also within words. */
function placesOf(text: string, query: string): [number, number][] {
  const sought = fold(query.trim());
  if (sought === '') return [];
  // Folding may change how long a text is: each folded character knows where it came from.
  const characters = Array.from(text);
  const starts: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of characters) {
    const plain = fold(character);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) starts.push(place);
    place += character.length;
  }
  starts.push(text.length);
  const places: [number, number][] = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    places.push([starts[at] ?? 0, starts[at + sought.length] ?? text.length]);
  }
  return places;
}

/**
 * Parts a text into what was looked for and the rest. `anywhere` also finds what was typed within words, as the score of
 * names and skills does.
 */
export function highlight(text: string, query: string, { anywhere = false } = {}): TextPart[] {
  const typed = [...query.matchAll(words)].map(([word]) => fold(word));
  const found = [...text.matchAll(words)]
    .filter(([word]) => meets(word, typed))
    .map(({ 0: word, index }): [number, number] => [index, index + word.length]);
  const places = [...found, ...(anywhere ? placesOf(text, query) : [])].toSorted(([one], [other]) => one - other);
  const parts: TextPart[] = [];
  let end = 0;
  for (const [from, to] of places) {
    if (to <= end) continue;
    const start = Math.max(from, end);
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false });
    parts.push({ text: text.slice(start, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

export const hasMatch = (parts: readonly TextPart[]): boolean => parts.some(({ isMatch }) => isMatch);

/** How far into a text the first match may stand before the text begins closer to it, and how much stays before it. */
const sight = { most: 110, before: 40 } as const;

/** The parts of a long text of which only the beginning is shown: it begins where what was looked for can be seen. */
export function aroundMatch(parts: readonly TextPart[]): TextPart[] {
  const first = parts.findIndex(({ isMatch }) => isMatch);
  const [before, ...rest] = parts.slice(Math.max(0, first - 1));
  const skipped = parts.slice(0, Math.max(0, first)).reduce((sum, { text }) => sum + text.length, 0);
  if (first < 1 || before === undefined || skipped <= sight.most) return [...parts];
  const kept = before.text.slice(-sight.before);
  return [{ text: `…${kept.slice(kept.indexOf(' ') + 1)}`, isMatch: false }, ...rest];
}
