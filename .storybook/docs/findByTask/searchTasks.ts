import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { StoryIndex } from 'storybook/internal/types';

import { aboutOf } from '../../stateMaps/about.ts';
import { purposesIn } from './tasks.ts';

const root = join(import.meta.dirname, '../../..');

/** A part of a page of documentation that the search of the sidebar finds, under the page's own name. */
interface Anchor {
  /** Where the page is opened. */
  id: string;
  /** What is typed to find it. */
  title: string;
}

const firstSentence = (text: string): string => /^.+?[.”](?=\s|$)/.exec(text)?.[0].replace(/\.$/, '') ?? text;

const anchorsAt = (id: string, sentences: readonly string[]): Anchor[] =>
  [...new Set(sentences.map(firstSentence))].filter((title) => title !== '').map((title) => ({ id, title }));

/** What each component is for, by the page that says it. */
function tasksOfComponents(): Map<string, Anchor[]> {
  const files = globSync('packages/ui/src/components/*/*.mdx', { cwd: root });
  const pages = Object.fromEntries(
    files.map((file) => [basename(file, '.mdx'), readFileSync(join(root, file), 'utf8')] as const),
  );
  const purposes = purposesIn(pages);
  return new Map(
    files.map((file) => {
      const purpose = purposes.find(({ component }) => component === basename(file, '.mdx'));
      return [`./${file}`, purpose === undefined ? [] : anchorsAt('when-to-use', [...purpose.tasks, purpose.summary])];
    }),
  );
}

/** What a person does on a screen, as the docblock of its flow says it. */
function taskOfScreen(importPath: string): Anchor[] {
  const [, screen] = /\/screens\/(\w+)\/screen\.tsx$/.exec(importPath) ?? [];
  if (screen === undefined) return [];
  const flow = readFileSync(
    join(root, 'packages/machines/src/flows', basename(dirname(importPath)), 'flow.ts'),
    'utf8',
  );
  return anchorsAt('what-it-is', [aboutOf(flow).summary]);
}

/**
 * Gives the search of the sidebar what pages are for. Storybook finds a page of documentation by its headings too, which
 * are the same on all pages here; instead of them it is found by its sentences on when to use what it describes.
 */
export function withTasks<Index extends Pick<StoryIndex, 'entries'>>(index: Index): Index {
  const components = tasksOfComponents();
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry] as const;
    const anchors = components.get(entry.importPath) ?? taskOfScreen(entry.importPath);
    return [id, { ...entry, anchors }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

interface Found {
  storyIndex: StoryIndex;
}

/** What makes Storybook's index, as far as it is asked here. */
interface Generator<All extends Found> {
  getIndexAndStats: () => Promise<All>;
}

const searchable = new WeakSet<object>();

/** For `storyIndexGenerator`: the same generator, whose pages are found by their tasks. */
export function findByTask<All extends Found, Given extends Generator<All>>(generator: Given): Given {
  // Storybook asks for it in several places, and shares it.
  if (searchable.has(generator)) return generator;
  searchable.add(generator);
  const asBefore = generator.getIndexAndStats.bind(generator);
  let made: { from: StoryIndex; storyIndex: StoryIndex } | undefined;
  generator.getIndexAndStats = async () => {
    const found = await asBefore();
    if (made?.from !== found.storyIndex) made = { from: found.storyIndex, storyIndex: withTasks(found.storyIndex) };
    return { ...found, storyIndex: made.storyIndex };
  };
  return generator;
}
