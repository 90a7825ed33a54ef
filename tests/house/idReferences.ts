/** Attributes whose value is the id of an element, or several. `list` and `form` are a field's, `href` a place on the page. */
const naming =
  /\s(aria-(?:labelledby|describedby|details|controls|owns|flowto|activedescendant|errormessage)|for|list|form|headers|popovertarget|commandfor)="([^"]*)"/g;

const placeOnPage = /<a\b[^>]*\shref="#([^"]+)"/g;

/**
 * What is wrong with the ids of a page as it is served, in sentences: names of elements that are not there, and ids that
 * several elements have. Reads HTML as React writes it, with every value in double quotes. `hasPlaces` is false for a
 * story, whose links stand for others and lead nowhere.
 */
export function brokenReferences(html: string, { hasPlaces = true }: { hasPlaces?: boolean } = {}): string[] {
  // What stands in scripts, templates and comments is no element of the page.
  const page = html.replaceAll(/<!--[^]*?-->|<(script|style|template)\b[^]*?<\/\1>/g, '');
  const ids = [...page.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id);
  const known = new Set(ids);
  const missing = [
    ...[...page.matchAll(naming)].flatMap(([, name = '', value = '']) =>
      value.split(/\s+/).map((id) => [name, id] as const),
    ),
    ...(hasPlaces ? [...page.matchAll(placeOnPage)] : []).map(
      ([, id = '']) => ['href', decodeURIComponent(id)] as const,
    ),
  ].filter(([, id]) => id !== '' && !known.has(id));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...missing.map(([name, id]) => `${name} names ${id}, which is not there`),
    ...new Set(twice.map((id) => `several elements have the id ${id}`)),
  ];
}
