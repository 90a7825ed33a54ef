import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const langs = ['de', 'ar', 'he'] as const;

const chapters = [...new Set(globSync('texts/*/*.json', { cwd: import.meta.dirname }).map((file) => basename(file)))];
const textsOf = (lang: string, chapter: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'texts', lang, chapter), 'utf8')) as Record<string, string>;

/** Everything from which stories are made, in one line, without what code says between the words of a sentence. */
const sources = globSync(['packages/{ui,machines}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}', 'openapi.yaml'], {
  cwd: root,
})
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
  .replaceAll(/&[lr]dquo;|\\'|\{' '\}/g, (escape) => (escape === String.raw`\'` ? "'" : ' '))
  .replaceAll(/\s+/g, ' ');

/** The parts of a text that stand in the sources as they are: between placeholders, elements, figures and code. */
const fixedParts = (text: string): string[] =>
  text
    .split(/\{\w+\}|<\d+\/>|\d+|\n|[“”"():]/)
    .map((part) => part.trim().replace(/^[,.·#-]+ ?/, ''))
    .filter((part) => /\p{L}{2}/u.test(part));

/** As it stands, or put together by code from two pieces, such as a name and what is said of it. */
function isInSources(part: string): boolean {
  if (sources.includes(part)) return true;
  const words = part.split(' ');
  return words.some(
    (_, at) => at > 0 && sources.includes(words.slice(0, at).join(' ')) && sources.includes(words.slice(at).join(' ')),
  );
}

describe.each(chapters)('%s', (chapter) => {
  const german = Object.keys(textsOf('de', chapter));

  it('says the same in every language', () => {
    for (const lang of langs) expect(Object.keys(textsOf(lang, chapter))).toEqual(german);
  });

  it('can be read, with the placeholders of the English text', () => {
    const placeholders = (text: string) => new Set(text.match(/\{\w+(?=[,}])|<\d+\/>/g));
    // Numbers may be said by a word.
    const needed = (text: string) => new Set([...placeholders(text)].filter((one) => !one.startsWith('{count')));
    const isWithin = (some: Set<string>, all: Set<string>) => [...some].every((one) => all.has(one));
    const isFaithful = ([english, text]: [string, string]) =>
      isWithin(needed(english), placeholders(text)) && isWithin(placeholders(text), placeholders(english));
    for (const lang of langs) {
      const texts = textsOf(lang, chapter);
      expect(() => Object.values(texts).map((text) => parse(text, { ignoreTag: true }))).not.toThrow();
      expect(Object.entries(texts).filter((entry) => !isFaithful(entry))).toEqual([]);
    }
  });

  it('holds no text that left the sources', () => {
    expect(german.filter((text) => !fixedParts(text).every(isInSources))).toEqual([]);
  });
});
