import { words } from '../../../scripts/new/words.ts';

/** What the pages of the components say one is for. */
export interface Purpose {
  component: string;
  /** In a sentence. */
  summary: string;
  /** When to use it, as its own page says it, and where the pages of others lead to it. */
  tasks: string[];
}

/** Found components, each with the sentence that fits best. */
export interface Found extends Pick<Purpose, 'component' | 'summary'> {
  task: string | null;
}

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .trim();

const bulletsUnder = (title: string, page: string): string[] => {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  return section.split('\n').flatMap((line) => (line.startsWith('- ') ? line.slice(2) : []));
};

/** Reads what each component is for from the pages of all of them, by name. */
export function purposesIn(pages: Readonly<Record<string, string>>): Purpose[] {
  const purposes = Object.entries(pages).map(([component, page]): Purpose => {
    const [, summary = ''] = /^# .+\n\n(.+?[.”])(?:\s|$)/m.exec(page) ?? [];
    return { component, summary: plain(summary), tasks: bulletsUnder('When to use', page).map(plain) };
  });
  for (const page of Object.values(pages)) {
    const sentences = bulletsUnder('When not, and what instead', page).flatMap((bullet) => bullet.split(/(?<=\.)\s+/));
    for (const sentence of sentences) {
      // “To go somewhere: **Link** or **ButtonLink**.”
      const [task = '', instead] = sentence.split(/:\s+/);
      for (const [, name] of (instead ?? '').matchAll(/\*\*(\w+)\*\*/g))
        purposes.find(({ component }) => component === name)?.tasks.push(plain(task));
    }
  }
  return purposes;
}

/** A word without its ending, as far as that tells words apart: “choosing”, “chooses” and “choose” are one. */
const stem = (word: string): string => word.replace(/(?:ing|es|ed|s|e)$/, '');

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map(stem);

/** Words that say nothing of a task. */
const common = new Set(
  wordsOf('and for from the that what when where which with use one has not is are person someone user'),
);

/** The components that a task is done with, those that fit best first; all of them where nothing is asked. */
export function componentsFor(task: string, purposes: readonly Purpose[]): Found[] {
  const asked = wordsOf(task).filter((word) => !common.has(word));
  const fit = (text: string) => {
    const said = wordsOf(text);
    return asked.filter((word) => said.includes(word)).length;
  };
  return purposes
    .map(({ component, summary, tasks }) => {
      const [best = null] = tasks.toSorted((one, other) => fit(other) - fit(one));
      // What it is called says most.
      const score = 2 * fit(words(component)) + fit(summary) + fit(best ?? '');
      return { found: { component, summary, task: best }, score };
    })
    .filter(({ score }) => asked.length === 0 || score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ found }) => found);
}
