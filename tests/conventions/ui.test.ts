import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const components = join(root, 'packages/ui/src/components');
/** A folder without a module of its own name holds what several components share. */
const names = readdirSync(components).filter((name) => existsSync(join(components, name, `${name}.tsx`)));

const files = (...patterns: string[]) => globSync(patterns, { cwd: root }).toSorted();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Source without comments and without what only a test or story reads. */
const code = (file: string) => read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const shipped = files('packages/ui/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories)\.|\/testing\//.test(file),
);
const styles = shipped.filter((file) => file.endsWith('.css.ts'));

/** `file: what is wrong`, for each match of a pattern, so that a failure says where to look. */
const findings = (list: readonly string[], pattern: RegExp) =>
  list.flatMap((file) => [...code(file).matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

/** The table of props as the compiler read it; `npm run check` says when it is stale. */
const props = new Map(
  Object.entries(
    JSON.parse(read('packages/ui/generated/props.json')) as Record<string, { name: string; description: string }[]>,
  ),
);

/** The sections of a page in their order. Those with a question mark are there where there is something to say. */
const sections = [
  'When to use',
  'When not, and what instead',
  'How it behaves?',
  'Anatomy?',
  'Do and don’t?',
  'Keyboard and assistive technology',
];

/** Components whose page has no anatomy, by the reason. Whatever is not listed has one. */
const withoutAnatomy = {
  'It is one piece.': [
    'Avatar',
    'Badge',
    'Divider',
    'Heading',
    'Highlight',
    'Icon',
    'IconButton',
    'Money',
    'RelativeTime',
    'Skeleton',
    'SkipLink',
    'Spinner',
    'Text',
    'VisuallyHidden',
    'ZonedTime',
  ],
  'It draws nothing but what it is given, all of it alike.': ['Container', 'Grid', 'Inline', 'Stack', 'UiProvider'],
};

describe('Every component', () => {
  it.each(names)('%s has its module, stories and docs under its own name', (name) => {
    const missing = ['.stories.tsx', '.mdx']
      .map((ending) => join(components, name, name + ending))
      .filter((path) => !existsSync(path));
    expect(missing.map((path) => relative(root, path))).toEqual([]);
    expect(code(`packages/ui/src/components/${name}/${name}.tsx`)).toMatch(
      new RegExp(`export (function|const) ${name === 'Toast' ? 'ToastRegion' : name}\\b`),
    );
    expect(read(`packages/ui/src/components/${name}/${name}.mdx`)).toContain(`from './${name}.stories.tsx'`);
  });

  it.each(names)(
    '%s has a page that says when to use it, when not, how it answers to keys, and what it takes',
    (name) => {
      const page = read(`packages/ui/src/components/${name}/${name}.mdx`);
      const [intro = '', ...sections] = page.split(/^## /m);
      const words = (title: string) =>
        sections.find((section) => section.startsWith(`${title}\n`))?.slice(title.length) ?? '';
      // A sentence between title and first picture says what it is.
      expect(intro.split('\n').filter((line) => /^[A-Z“].*[.”]$/.test(line))).not.toEqual([]);
      expect(words('When to use')).toMatch(/^\s*- \S/);
      expect(words('When not, and what instead')).toMatch(/^\s*- \S/);
      expect(words('Keyboard and assistive technology').trim()).not.toBe('');
      expect(page).toMatch(/\n<Reference \/>\n$/);
      // What it names instead is there.
      const named = [...page.matchAll(/\*\*([A-Z]\w+)\*\*/g)].map(([, other = '']) => other);
      expect(named.filter((other) => !names.includes(other))).toEqual([]);
    },
  );

  it.each(names)('%s has a page with its sections in order, and shows its parts', (name) => {
    const page = read(`packages/ui/src/components/${name}/${name}.mdx`);
    const found = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    const titles = sections.map((title) => title.replace('?', ''));
    const wanted = titles.filter((title, index) => found.includes(title) || sections[index] === title);
    expect(found).toEqual(wanted);

    const hasNone = Object.values(withoutAnatomy).flat().includes(name);
    expect(found.includes('Anatomy')).toBe(!hasNone);
    expect(page.match(/^<Anatomy$/gm)?.length ?? 0).toBe(hasNone ? 0 : 1);
    const parts = page.match(/^ {4}\{ name: '.+', at: .+, text: '.+' \},$/gm)?.length ?? 0;
    expect(parts > 1).toBe(!hasNone);
    // Advice comes in pairs.
    expect(page.match(/^ {2}<Do /gm)?.length).toBe(page.match(/^ {2}<Dont /gm)?.length);
    expect(found.includes('Do and don’t')).toBe(/^<DoDont>$/m.test(page));
  });

  it.each(names)('%s explains each of its props', (name) => {
    const stories = read(`packages/ui/src/components/${name}/${name}.stories.tsx`);
    // Storybook finds the table of a component by the last part of the title.
    expect(stories).toMatch(new RegExp(`title: 'Components/\\w+/${name}'`));
    const table = props.get(name) ?? [];
    const takesNothing = new RegExp(`export function ${name}\\(\\)`).test(
      code(`packages/ui/src/components/${name}/${name}.tsx`),
    );
    expect(table.length > 0).toBe(!takesNothing);
    expect(table.filter(({ description }) => description === '').map((prop) => prop.name)).toEqual([]);
  });

  it('can be imported by its name', () => {
    const { exports } = JSON.parse(read('packages/ui/package.json')) as { exports: Record<string, string> };
    expect(exports['./*']).toBe('./src/components/*/*.tsx');
  });

  it('takes its look from its own props, never from classes of others', () => {
    const modules = names
      .map((name) => `packages/ui/src/components/${name}/${name}.tsx`)
      .filter((file) => existsSync(join(root, file)));
    expect(findings(modules, /^ {2}(className|style)\??:.*$/gm)).toEqual([]);
  });
});

describe('Every story file', () => {
  it('is checked against its component', () => {
    const stories = files('packages/ui/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx');
    expect(stories.filter((file) => !/satisfies Meta\b/.test(read(file)))).toEqual([]);
  });

  it('shows the bare component first', () => {
    const stories = files('packages/ui/src/components/*/*.stories.tsx');
    const first = (file: string) => /^export const (\w+)/m.exec(read(file))?.[1];
    expect(stories.filter((file) => first(file) !== 'Default')).toEqual([]);
  });
});

describe('Every style', () => {
  it('names colours by what they are for', () => {
    const outside = shipped.filter((file) => !/\/ui\/src\/(tokens|themes)\//.test(file));
    expect(
      findings(outside, /(['"`\s(])(#[\da-f]{3,8}\b(?!['"]?\s*[,}]?\s*href)|(rgba?|hsla?|oklch|oklab|lab|lch)\()/gi),
    ).toEqual([]);
  });

  it('turns round with the direction of the text', () => {
    const physical =
      /\b(((margin|padding)(Top|Right|Bottom|Left))|(border(Top|Right|Bottom|Left)\w*))\b|^\s*(top|right|bottom|left|width|height|minWidth|maxWidth|minHeight|maxHeight)\s*:\s*['`\d]|\b(textAlign|float|clear):\s*'(left|right)'/gm;
    expect(findings(styles, physical)).toEqual([]);
  });
});
