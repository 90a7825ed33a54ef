import { IntlMessageFormat } from 'intl-messageformat';

import { countOf, hasWords, isFigures, localFigures, readNumber } from './figures.ts';
import { isRightToLeft, languages } from './languages.ts';
import type { LanguageName } from './languages.ts';
import { stretch } from './stretch.ts';
import type { Translator } from './translation.ts';

declare global {
  interface Window {
    /** The texts that samples asked for in another language, and whether it has them. Read by `tests/stories/languages.spec.ts`. */
    textsAsked: Map<string, boolean>;
  }
}

/**
 * Translations by the English text. In it `{name}` is what differs from sample to sample: `{count}`, and what begins so, a
 * number, `{money}`, `{month}`, `{score}`, `{share}` and `{time}` other figures. `<0/>`, `<1/>` … are elements in order.
 * Translations are ICU messages with the same placeholders, where numbers can choose the form:
 * `{count, plural, one {…} other {# …}}`.
 */
type Texts = Record<string, string>;

/** An English text with placeholders, as an expression that finds their values. */
interface Pattern {
  expression: RegExp;
  names: string[];
  text: string;
}

const isNumber = (name: string) => name.startsWith('count');
const isFigure = (name: string) => /^(?:money|month|score|share|time)/.test(name);

function patternOf(text: string): Pattern {
  const names: string[] = [];
  const expression = text.replaceAll(/\{(\w+)\}|[.*+?^$()[\]\\|]/g, (found, name?: string) => {
    if (name === undefined) return `\\${found}`;
    names.push(name);
    return isNumber(name) ? '([\\d\\u0660-\\u0669][\\d\\u0660-\\u0669\\u066b\\u066c,.]*)' : '(.+?)';
  });
  return { expression: new RegExp(`^${expression}$`, 's'), names, text };
}

/** What separates facts that are written in one line, and sentences. */
const separators = /( · | • | – | — |, |; |: |\n+|(?<=[.?!]) )/;

/** Translates by texts that are known: whole texts, texts with placeholders, figures, and what is put together from those. */
export function translateBy(texts: Texts, language: 'German' | 'Arabic' | 'Hebrew'): Translator['find'] {
  const { locale } = languages[language];
  const patterns = Object.keys(texts)
    .filter((text) => text.includes('{'))
    .map(patternOf)
    // What says more is more certain.
    .toSorted((one, other) => other.text.length - one.text.length);
  // A name of another direction leaves the order of the sentence around it alone.
  const isolated = (text: string) => (isRightToLeft(language) ? `\u2068${text}\u2069` : text);
  const write = (text: string, values: Record<string, string | number>, isGrouped: boolean) => {
    // A locale may have written a number already; the form of what is counted is chosen by it all the same.
    const counts = Object.entries(values).map(([name, value]) => [`of_${name}`, countOf(String(value))]);
    const message = (texts[text] ?? text).replaceAll(/\{(count\w*)(, plural,)?/g, (_, name: string, plural?: string) =>
      plural === undefined ? `{${name}` : `{of_${name}${plural}`,
    );
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Intl.NumberFormat(locale, { useGrouping: isGrouped }).format(value) : value,
    ]);
    return String(
      new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format(
        Object.fromEntries([...counts, ...shown]) as Record<string, string | number>,
      ),
    );
  };

  const valueOf = (name: string, text: string): string | number => {
    if (isNumber(name)) return readNumber(text);
    const translated = find(text);
    if (/^<\d+\/>$/.test(text)) return text;
    return isFigures(text) && translated !== undefined ? translated : isolated(translated ?? text);
  };

  /** The core of a text, without white space around it; undefined where it is not known. */
  function find(text: string): string | undefined {
    if (text in texts && !text.includes('{')) return write(text, {}, false);
    if (isFigures(text)) return localFigures(text, locale);
    for (const { expression, names, text: key } of patterns) {
      const [, ...found] = expression.exec(text) ?? [];
      if (found.length === 0 || names.some((name, at) => isFigure(name) && !isFigures(found[at] ?? ''))) continue;
      const values = names.map((name, at) => [name, valueOf(name, found[at] ?? '')]);
      // A year has no separator.
      return write(key, Object.fromEntries(values) as Record<string, string | number>, text.includes(','));
    }
    return byParts(text) ?? byBeginning(text);
  }

  /** Facts in one line may be names that stay as they are; of sentences each must be known. */
  function byParts(text: string): string | undefined {
    const parts = text.split(separators);
    if (parts.length < 2) return undefined;
    const found = parts.map((part, index) => (index % 2 === 1 || part === '' ? part : knownOrNothing(part)));
    const isProse = parts.some((part, index) => index % 2 === 1 && part === ' ');
    if (isProse ? found.includes(undefined) : found.every((one, index) => index % 2 === 1 || one === undefined))
      return undefined;
    const whole = found.map((part, index) => part ?? parts[index]).join('');
    return language === 'Arabic' ? whole.replaceAll(/[,;] /g, (mark) => (mark === ', ' ? '، ' : '؛ ')) : whole;
  }

  /** What is cut short by the product is cut short again. */
  function byBeginning(text: string): string | undefined {
    const beginning = text.slice(0, -1);
    if (!text.endsWith('…') || beginning.length < 12) return undefined;
    const entire = Object.keys(texts).find((one) => one.startsWith(beginning));
    return entire === undefined ? undefined : `${texts[entire]?.slice(0, beginning.length).trim()}…`;
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
    if (!hasWords(core) && !/\d/.test(core)) return text;
    const found = knownOrNothing(core);
    return found === undefined ? null : `${before}${found}${after}`;
  };
}

/** Initials of a name are no text. */
const isInitials = (text: string) => /^\p{Lu}{1,2}$/u.test(text);

const asked: Window['textsAsked'] = new Map();
Object.assign(globalThis, { textsAsked: asked });

const note: Translator['note'] = (text, isKnown) => {
  const core = text.trim();
  if (hasWords(core) && !isInitials(core)) asked.set(core, isKnown);
};

const chapters = import.meta.glob<Texts>('./texts/*/*.json', { import: 'default' });

async function loadTexts(lang: string): Promise<Texts> {
  const own = Object.entries(chapters).filter(([path]) => path.startsWith(`./texts/${lang}/`));
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load())))) as Texts;
}

/** What translates into a language; English needs nothing, and stretching no dictionary. */
export async function translatorInto(language: Exclude<LanguageName, 'English'>): Promise<Translator> {
  const find = language === 'Stretched' ? stretch : translateBy(await loadTexts(languages[language].lang), language);
  return { find, note };
}
