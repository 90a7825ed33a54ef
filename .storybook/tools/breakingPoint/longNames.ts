import { clients } from '../../../packages/machines/src/testing/marketplace/facts/clients.ts';
import { freelancers } from '../../../packages/machines/src/testing/marketplace/facts/freelancers.ts';

/** How long names may be made, in percent of what they are. */
export const nameLimits = { least: 100, most: 400, step: 50 } as const;

/** What else people are called, with a word that no line can break. */
const further = ['Maria', 'Featherstonehaugh', 'de', 'la', 'Vega', 'Hohenlohe-Langenburg', 'Constantinopolitana'];

const known = [...Object.values(freelancers), ...Object.values(clients)].map(({ name }) => name);
const anyName = new RegExp(
  known
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|'),
  'g',
);

/** A name with further ones, until it is as long as is asked, in percent. */
export function longer(name: string, percent: number): string {
  let long = name;
  for (let index = 0; long.length < (name.length * percent) / 100; index += 1)
    long += ` ${further[index % further.length]}`;
  return long;
}

/** What stood in a text before its names were made longer, and what has stood there since. */
const changed = new WeakMap<Node, { given: string; now: string }>();

/**
 * Makes the names of the sample marketplace's people longer wherever they stand in a story that is drawn. Stories look for
 * their people by name while they play, and addresses and initials follow from names, so what they are made from is left
 * alone. React writes a text anew only when it has another one to write; this is then done again.
 */
export function lengthenNames(shown: Document, percent: number): void {
  const texts = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('script, style')) continue;
    const data = text.nodeValue ?? '';
    const before = changed.get(text);
    const given = before?.now === data ? before.given : data;
    const now = given.replaceAll(anyName, (name) => longer(name, percent));
    if (now === data) continue;
    text.nodeValue = now;
    changed.set(text, { given, now });
  }
}
