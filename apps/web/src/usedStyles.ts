/** What a part of the sheet asks of a page that it is for: these classes, and these attributes of its root. */
interface Selector {
  text: string;
  classes: string[];
  root: string[];
}

/** A part of the app's sheet, in its order. */
export type SheetPart =
  | { selectors: Selector[]; body: string }
  /** What is in a rule such as `@media`. */
  | { condition: string; parts: SheetPart[] }
  | { animation: string; text: string }
  /** What any page may use, such as a font. */
  | { text: string };

/** The app's one sheet. Written by `scripts/sheet.ts`. */
export interface Sheet {
  /** The address of the whole. */
  file: string;
  parts: SheetPart[];
}

/** The names in all attributes `class` of a page, and some more. */
function classesIn(html: string, added: readonly string[]): Set<string> {
  const names = new Set(added);
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of value.split(' ')) names.add(name);
  return names;
}

/** Whether some page uses what a selector is for. */
type IsUsed = (selector: Selector) => boolean;

function textOf(part: SheetPart, isUsed: IsUsed): string {
  if ('selectors' in part) {
    const used = part.selectors.filter(isUsed).map(({ text }) => text);
    return used.length === 0 ? '' : `${used.join(',')}{${part.body}}`;
  }
  if (!('condition' in part)) return part.text;
  const inside = part.parts.map((inner) => textOf(inner, isUsed)).join('');
  return inside === '' ? '' : `${part.condition}{${inside}}`;
}

/** The whole sheet, for a page that is yet to show what it is about. */
export const allStyles = ({ parts }: Sheet): string => parts.map((part) => textOf(part, () => true)).join('');

/**
 * What of the sheet a page uses, in the order of the sheet: the rules whose classes all stand in its text. `added` are
 * classes, and `addedToRoot` attributes of the root, that come in the browser before the whole sheet does.
 */
export function usedStyles(
  { parts }: Sheet,
  html: string,
  { added, addedToRoot }: { added: readonly string[]; addedToRoot: readonly string[] },
): string {
  const classes = classesIn(html, added);
  const root = new Set(addedToRoot);
  const isUsed: IsUsed = (selector) =>
    selector.classes.every((name) => classes.has(name)) && selector.root.every((name) => root.has(name));
  const still = parts.filter((part) => !('animation' in part)).map((part) => textOf(part, isUsed));
  const text = still.join('');
  const moving = parts.filter((part) => 'animation' in part && text.includes(part.animation));
  return text + moving.map((part) => textOf(part, isUsed)).join('');
}
