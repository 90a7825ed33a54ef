/** Characters that draw nothing and mean something to machines: control characters, and marks that turn text around. */
const unseen = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/gu;

/** Text of a person, fit for a file that machines read: lines stay, what is not text goes. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(unseen, '');
}

/** The same on one line, of at most `most` characters: a line break would end a header. */
export function oneLine(text: string, most = Infinity): string {
  const line = withoutControls(text).replace(/\s+/g, ' ').trim();
  const characters = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
  return characters.length <= most
    ? line
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
