/** Attributes whose value is the id of an element, or several. `list` and `form` are a field's, `href` a place on the page. */
const naming =
  /\s(aria-(?:labelledby|describedby|details|controls|owns|flowto|activedescendant|errormessage)|for|list|form|headers|popovertarget|commandfor)="([^"]*)"/g;

const placeOnPage = /^<a\b[^>]*\shref="#([^"]+)"/;

/** A reference that a page may be served with although what it names is not there, and why. */
export interface Excuse {
  /** Its element, as the attributes of the opening tag say. */
  element: RegExp;
  attribute: RegExp;
  reason: string;
}

interface Options {
  /** False for a story, whose links stand for others and lead nowhere. Default true. */
  hasPlaces?: boolean;
  /** What may stay, and is put right in the browser. Default nothing. */
  excuses?: readonly Excuse[];
  /** Called with each excuse that was needed. */
  onExcused?: (excuse: Excuse) => void;
}

/**
 * What is wrong with the ids of a page as it is served, in sentences: names of elements that are not there, and ids that
 * several elements have. Reads HTML as React writes it, with every value in double quotes.
 */
export function brokenReferences(html: string, { hasPlaces = true, excuses = [], onExcused }: Options = {}): string[] {
  // What stands in scripts, templates and comments is no element of the page.
  const page = html.replaceAll(/<!--[^]*?-->|<(script|style|template)\b[^]*?<\/\1>/g, '');
  const tags = [...page.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);
  const ids = tags.flatMap((tag) => / id="([^"]*)"/.exec(tag)?.[1] ?? []);
  const known = new Set(ids);

  function isExcused(tag: string, attribute: string): boolean {
    const excuse = excuses.find((each) => each.element.test(tag) && each.attribute.test(attribute));
    if (excuse) onExcused?.(excuse);
    return excuse !== undefined;
  }
  const missingIn = (tag: string) => {
    const named = [...tag.matchAll(naming)].flatMap(([, name = '', value = '']) =>
      value.split(/\s+/).map((id) => [name, id] as const),
    );
    const [, place] = (hasPlaces && placeOnPage.exec(tag)) || [];
    const all = place === undefined ? named : [...named, ['href', decodeURIComponent(place)] as const];
    return all.filter(([name, id]) => id !== '' && !known.has(id) && !isExcused(tag, name));
  };
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...tags.flatMap(missingIn).map(([name, id]) => `${name} names ${id}, which is not there`),
    ...new Set(twice.map((id) => `several elements have the id ${id}`)),
  ];
}
