/** What a machine's docblock says of it: what it is, and what its chart guarantees. */
export interface About {
  summary: string;
  guarantees: string;
}

const opening = 'Guarantees: ';

/** Reads the docblock above a machine, or above an archetype, in its source. Empty where it says nothing. */
export function aboutOf(source: string, name = '\\w+Machine'): About {
  const [before = ''] = source.split(new RegExp(`^export (?:const|function) ${name}\\b`, 'm'));
  const block = before.slice(before.lastIndexOf('/**'));
  const paragraphs = block
    .replaceAll(/^\s*\/?\*+\/?[ \t]?|`/gm, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  const guarantees = paragraphs.find((paragraph) => paragraph.startsWith(opening))?.slice(opening.length) ?? '';
  const summary = paragraphs.filter((paragraph) => !paragraph.startsWith(opening)).join(' ');
  return { summary, guarantees: guarantees.charAt(0).toUpperCase() + guarantees.slice(1) };
}
