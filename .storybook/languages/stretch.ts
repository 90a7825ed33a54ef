/** How much longer a text becomes. */
const share = 0.4;

const accents: Record<string, string> = Object.fromEntries(
  ['aå', 'cç', 'dð', 'eé', 'iî', 'nñ', 'oö', 'uü', 'yý', 'AÅ', 'CÇ', 'DÐ', 'EÉ', 'IÎ', 'NÑ', 'OÖ', 'UÜ', 'YÝ'].map(
    (pair) => [pair.charAt(0), pair.charAt(1)],
  ),
);

const accented = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => accents[letter] ?? letter);

/** What is not language: elements within a text, addresses, figures. */
const kept = /(<\d+\/>|\S+@\S+|\S+:\/\/\S+|\$?\d[\d.,:]*)/;

/** A word with its vowels drawn out, by at most `most` letters. */
function drawOut(word: string, most: number): string {
  let rest = most;
  const longer = word.replaceAll(/[aeiouy]/gi, (vowel) => (rest-- > 0 ? vowel + vowel.toLowerCase() : vowel));
  return longer + word.slice(-1).toLowerCase().repeat(Math.max(0, rest));
}

/**
 * A text as a language with long words would have it: in accented letters, two fifths longer, and in brackets, so that an
 * end that is cut off is missed. Figures, addresses and elements stay as they are.
 */
export function stretch(text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (!/\p{L}/u.test(core.replaceAll(new RegExp(kept, 'g'), ''))) return text;
  const words = core
    .split(kept)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[A-Za-z]+/g, (word) => accented(drawOut(word, Math.round(word.length * share)))),
    );
  return `${before}[${words.join('')}]${after}`;
}
