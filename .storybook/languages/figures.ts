import { signInOrder } from '../../packages/ui/src/internal/signInOrder.ts';

/** In US English, in which the product writes what does not go through the design system. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const longOrShort = (names: string[]) => names.flatMap((name) => [name, name.slice(0, 3)]).join('|');

const amount = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?`;
const day = String.raw`(?:(${longOrShort(weekdays)}), )?(${longOrShort(months)})(?: (\d{1,2}))?(?:, (\d{4})| (\d{4}))?(?![\p{L}\d])`;
const time = String.raw`(\d{1,2}):(\d{2})\s(AM|PM)`;

const pattern = {
  moneyRange: new RegExp(String.raw`\$(${amount})\s?[–-]\s?\$(${amount})`, 'gu'),
  money: new RegExp(String.raw`\$(${amount})`, 'gu'),
  percent: new RegExp(`(${amount})%`, 'gu'),
  day: new RegExp(String.raw`(?<!\p{L})${day}`, 'gu'),
  time: new RegExp(time, 'gu'),
  number: new RegExp(String.raw`(?<![\p{L}\d.,<])(?:${amount})(?![\p{L}\d])`, 'gu'),
};

const toNumber = (text: string) => Number(text.replaceAll(',', ''));
const decimals = (text: string) => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

/** How `Money` writes dollars. */
const dollars = (locale: string, ...texts: string[]) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: texts.some((text) => decimals(text) > 0) ? 2 : 0,
    maximumFractionDigits: 2,
  });

type DateParts = [weekday?: string, month?: string, day?: string, yearAfterDay?: string, year?: string];

function writeDate(locale: string, [weekday, month = '', dayOfMonth, ...years]: DateParts): string {
  const year = years.find((one) => one !== undefined);
  const index = months.findIndex((name) => name.startsWith(month.slice(0, 3)));
  // Sunday to Saturday, 7 to 13 June 2026: a year that is not said has the day of the week that was said.
  const date = new Date(Date.UTC(Number(year ?? 2026), index, Number(dayOfMonth ?? 1)));
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(weekday === undefined ? {} : { weekday: weekday.length > 3 ? 'long' : 'short' }),
    month: month.length > 3 || month === 'May' ? 'long' : 'short',
    ...(dayOfMonth === undefined ? {} : { day: 'numeric' }),
    ...(year === undefined ? {} : { year: 'numeric' }),
  }).format(date);
}

const writeTime = (locale: string, [hour = '', minute = '', half]: string[]) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(
    Date.UTC(2026, 5, 9, (Number(hour) % 12) + (half === 'PM' ? 12 : 0), Number(minute)),
  );

/**
 * Figures of an English text as a locale writes them: dollars and their ranges, percent, days, times of day, numbers. What
 * a locale has written already stays: it has other digits, another order, or the same form.
 */
export function localFigures(text: string, locale: string): string {
  const done: string[] = [];
  // What is written stays out of the way of the next pattern.
  const keep = (written: string) => `\u{E000}${String.fromCodePoint(0xe100 + done.push(written) - 1)}`;
  const marked = text
    .replaceAll(pattern.moneyRange, (_, from: string, to: string) =>
      keep(signInOrder(dollars(locale, from, to).formatRange(toNumber(from), toNumber(to)))),
    )
    .replaceAll(pattern.money, (_, one: string) => keep(signInOrder(dollars(locale, one).format(toNumber(one)))))
    .replaceAll(pattern.time, (_, ...parts: string[]) => keep(writeTime(locale, parts)))
    .replaceAll(pattern.day, (_, ...parts: DateParts) => keep(writeDate(locale, parts.slice(0, 5) as DateParts)))
    .replaceAll(pattern.percent, (_, one: string) =>
      keep(
        new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: decimals(one) }).format(
          toNumber(one) / 100,
        ),
      ),
    )
    .replaceAll(pattern.number, (one) => {
      // “1.234” is a thousand in German, and no English figure of ours has three decimals. A year has no separator.
      if (decimals(one) === 3) return one;
      return keep(
        new Intl.NumberFormat(locale, { useGrouping: one.includes(','), minimumFractionDigits: decimals(one) }).format(
          toNumber(one),
        ),
      );
    });
  return marked.replaceAll(/\u{E000}(.)/gu, (_, mark: string) => done[(mark.codePointAt(0) ?? 0) - 0xe100] ?? '');
}

/** What stands among figures in any language. */
const signs = /<\d+\/>|\b(?:US|UTC|GMT)\b/g;

/** Whether a text is nothing but figures, of English or of a locale. */
export const isFigures = (text: string): boolean => {
  const rest = Object.values(pattern).reduce((left, one) => left.replaceAll(one, ''), text);
  return /\p{Nd}/u.test(text.replaceAll(signs, '')) && !/\p{L}/u.test(rest.replaceAll(signs, ''));
};

/** Whether a text has words of a language with Latin letters: what a locale writes in its own letters is done already. */
export const hasWords = (text: string): boolean => /\p{Script=Latin}/u.test(text.replaceAll(signs, ''));

const englishNumber = new RegExp(`^(?:${amount})$`);
const localDigits = /[\u0660-\u0669]/g;

/** A number as English writes it, or as text where a locale has written it. */
export const readNumber = (text: string): number | string =>
  englishNumber.test(text) && decimals(text) === 0 ? toNumber(text) : text;

/** How many it is, of whatever digits, for the form of what is counted. */
export const countOf = (text: string): number =>
  Number(
    text
      .replaceAll(localDigits, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replaceAll(/[^\d.\u066b]/g, '')
      .replaceAll('\u066b', '.'),
  );
