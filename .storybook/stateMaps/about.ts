import { pascal } from '../../scripts/new/words.ts';

/** What a machine's docblock says of it. */
export interface About {
  /** What it is. */
  summary: string;
  /** What its chart guarantees. */
  guarantees: string;
  /** What a person is doing who meets it: a chapter of `docs/product.md`. */
  area: string;
}

const openings = { guarantees: 'Guarantees: ', area: 'Area: ' };

/** Reads the docblock above a machine, or above an archetype, in its source. Empty where it says nothing. */
export function aboutOf(source: string, name = '\\w+Machine'): About {
  const [before = ''] = source.split(new RegExp(`^export (?:const|function) ${name}\\b`, 'm'));
  // What stands right above it.
  const block = before.trimEnd().endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
  const paragraphs = block
    .replaceAll(/^\s*\/?\*+\/?[ \t]?|`/gm, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  const after = (opening: string) =>
    paragraphs.find((paragraph) => paragraph.startsWith(opening))?.slice(opening.length) ?? '';
  const isOpened = (paragraph: string) => Object.values(openings).some((opening) => paragraph.startsWith(opening));
  return {
    summary: paragraphs.filter((paragraph) => !isOpened(paragraph)).join(' '),
    guarantees: pascal(after(openings.guarantees)),
    area: after(openings.area).replace(/\.$/, ''),
  };
}
