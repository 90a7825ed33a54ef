import { IntlMessageFormat } from 'intl-messageformat';

import type { Chapter } from './chapter.ts';
import { isFigures, localFigures } from './figures.ts';
import { isRightToLeft, languages } from './languages.ts';
import type { LanguageName } from './languages.ts';
import { stretch } from './stretch.ts';
import type { Translate } from './translation.ts';

declare global {
  interface Window {
    /** The texts that samples asked for in another language, and whether it has them. Read by `tests/languages`. */
    textsAsked: Map<string, boolean>;
  }
}

/** An English text with placeholders, as an expression that finds their values. */
interface Pattern {
  expression: RegExp;
  names: string[];
  text: string;
}

const isNumber = (name: string) => name.startsWith('count');

function patternOf(text: string): Pattern {
  const names: string[] = [];
  const expression = text.replaceAll(/\{(\w+)\}|[.*+?^$()[\]\\|]/g, (found, name?: string) => {
    if (name === undefined) return `\\${found}`;
    names.push(name);
    return isNumber(name) ? '(\\d[\\d,.]*)' : '(.+?)';
  });
  return { expression: new RegExp(`^${expression}$`, 's'), names, text };
}

/** What separates facts that are written in one line, and sentences. */
const separators = /( · | • | – | — |, |; |: |\n+|(?<=[.?!]) )/;

const isLanguage = (text: string) => /\p{L}/u.test(text.replaceAll(/<\d+\/>/g, ''));

/** Translates by a dictionary: whole texts, texts with placeholders, figures, and what is put together from those. */
export function translateBy(dictionary: Chapter, language: 'German' | 'Arabic' | 'Hebrew'): Translate {
  const { lang, locale } = languages[language];
  const patterns = Object.keys(dictionary)
    .filter((text) => text.includes('{'))
    .map(patternOf)
    // What says more is more certain.
    .toSorted((one, other) => other.text.length - one.text.length);
  // A name of another direction leaves the order of the sentence around it alone.
  const isolated = (text: string) => (isRightToLeft(language) ? `\u2068${text}\u2069` : text);
  const write = (text: string, values: Record<string, string | number>) =>
    String(
      new IntlMessageFormat(dictionary[text]?.[lang] ?? text, locale, undefined, { ignoreTag: true }).format(values),
    );

  const valueOf = (name: string, text: string): string | number => {
    if (isNumber(name)) return Number(text.replaceAll(',', ''));
    const translated = find(text);
    if (/^<\d+\/>$/.test(text)) return text;
    return isFigures(text) && translated !== undefined ? translated : isolated(translated ?? text);
  };

  /** The core of a text, without white space around it; undefined where it is not known. */
  function find(text: string): string | undefined {
    if (text in dictionary && !text.includes('{')) return write(text, {});
    if (isFigures(text)) return localFigures(text, locale);
    for (const { expression, names, text: key } of patterns) {
      const [, ...found] = expression.exec(text) ?? [];
      if (found.length > 0)
        return write(key, Object.fromEntries(names.map((name, at) => [name, valueOf(name, found[at] ?? '')])));
    }
    return byParts(text);
  }

  function byParts(text: string): string | undefined {
    const parts = text.split(separators);
    if (parts.length < 2) return undefined;
    const found = parts.map((part, index) =>
      index % 2 === 1 || !(isLanguage(part) || /\d/.test(part)) ? part : knownOrNothing(part),
    );
    if (found.includes(undefined)) return undefined;
    return found.join('').replaceAll(', ', language === 'Arabic' ? '، ' : ', ');
  }

  const memory = new Map<string, string | undefined>();
  function knownOrNothing(text: string): string | undefined {
    if (!memory.has(text)) {
      memory.set(text, undefined);
      memory.set(text, find(text));
    }
    return memory.get(text);
  }

  return (text) => {
    const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    if (!isLanguage(core) && !/\d/.test(core)) return text;
    const found = knownOrNothing(core);
    if (isLanguage(core)) window.textsAsked.set(core, found !== undefined);
    return found === undefined ? text : `${before}${found}${after}`;
  };
}

/** Stretching needs no dictionary. */
const stretched: Translate = (text) => {
  if (isLanguage(text)) window.textsAsked.set(text.trim(), true);
  return stretch(text);
};

Object.assign(window, { textsAsked: new Map() });

const chapters = import.meta.glob<Chapter>('./texts/*.ts', { import: 'texts' });

let dictionary: Promise<Chapter> | undefined;
const loadDictionary = () =>
  (dictionary ??= Promise.all(Object.values(chapters).map((load) => load())).then((all) =>
    all.reduce((whole, chapter) => ({ ...whole, ...chapter }), {}),
  ));

/** The translation into a language; English needs none. */
export async function translationInto(language: Exclude<LanguageName, 'English'>): Promise<Translate> {
  return language === 'Stretched' ? stretched : translateBy(await loadDictionary(), language);
}
