/** HTML that is safe to put into a page. */
export interface Markup {
  html: string;
}

type Value = Markup | string | number | null | undefined | readonly Value[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function textOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
  if (typeof value === 'number') return value.toLocaleString('en-US');
  // Array.isArray does not tell a readonly list from the rest.
  if (Array.isArray(value)) return (value as readonly Value[]).map(textOf).join('');
  return (value as Markup).html;
}

/** A template of HTML: what is filled in is text, unless it is markup itself; nothing is drawn for null. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Markup => ({
  html: strings.map((piece, index) => piece + textOf(values[index])).join(''),
});

/** A number with its noun. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
