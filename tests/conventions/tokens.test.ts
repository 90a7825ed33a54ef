import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { scaleNotes } from '../../packages/ui/src/foundations/notes.ts';
import { controls } from '../../packages/ui/src/themes/controls.ts';
import type { State } from '../../packages/ui/src/themes/controls.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const styles = globSync(['packages/ui/src/{components,foundations}/**/*.css.ts', 'apps/web/src/**/*.css.ts'], {
  cwd: root,
}).toSorted();

/** What styles are made by, beside the components. */
const makers = globSync('packages/ui/src/{components,internal}/**/!(*.css|*.test|*.stories).ts', { cwd: root });

const found = (pattern: RegExp, files = styles) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

describe('A style takes from the tokens', () => {
  it('which thing lies over which', () => {
    expect(found(/zIndex: (?!layer\.).*/g)).toEqual([]);
  });

  it('its shadows', () => {
    const own = /boxShadow: (?!theme\.elevation|innerEdge\(|'none').*/g;
    expect(found(own).filter((line) => !line.includes('Specimen.css.ts'))).toEqual([]);
  });

  it('how long things take, and their curve', () => {
    expect(found(/\b\d+m?s\b|ease-in|ease-out|\blinear\b(?!-)|cubic-bezier|'ease'/g)).toEqual([]);
  });

  it('the widths of screens at which layouts change, and every other condition of media', () => {
    // In letters a condition measures a container, whose own matter it is.
    expect(
      found(/['"`](screen|print|\((?!\w+-width: \d+em\))(min|max|prefers|forced|scripting|pointer|hover))\b.*/g),
    ).toEqual([]);
  });

  it('the thickness of borders and rings, and the place of rings', () => {
    expect(
      found(/(outline|border\w*): [`']\d.*/g).filter((line) => !/rem solid currentcolor|borderSpacing/.test(line)),
    ).toEqual([]);
    expect(found(/outlineOffset: ['`]-?[1-9].*/g)).toEqual([]);
  });

  it('how a text is read aloud and not seen', () => {
    expect(found(/clip(Path)?: ['`](inset|rect)\b.*/g, [...styles, ...makers])).toEqual([]);
  });
});

const stateOf: Record<string, State> = {
  hovered: 'hovered',
  pressed: 'pressed',
  focused: 'focused',
  selected: 'selected',
  invalid: 'invalid',
  readonly: 'readOnly',
  disabled: 'disabled',
  placeholder: 'placeholder',
};

/** Every colour that some control's look in this state is made of. */
function coloursOf(state: State): Set<string> {
  return new Set(
    Object.values(controls).flatMap(({ looks }) => {
      const { ink = [], mark = [], ground = [], edge = [] } = looks[state] ?? {};
      return [...ink, ...mark, ...ground, ...edge];
    }),
  );
}

describe('The list of contrasts', () => {
  it('has each colour that a style gives to a state', () => {
    const missing = styles.flatMap((file) =>
      [...read(file).matchAll(/^\s*[[`'](.*\[data-\w+\].*)[`'\]]+: \{([^{}]*)\}/gm)].flatMap(
        ([, selector = '', rule = '']) => {
          const attributes = [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\[data-([\w-]+)\]/g)];
          const named = attributes.flatMap(([, attribute = '']) => stateOf[attribute] ?? []);
          // Off is off, whatever else it is.
          const rest: State[] = named.includes('disabled') ? ['disabled'] : named;
          const known = new Set(rest.flatMap((state) => [...coloursOf(state)]));
          return (
            [...rule.matchAll(/theme\.(?:color|tone)\.([\w.]+)/g)]
              .map(([, name = '']) => name)
              // Lines of what is off or only read are exempt: their words identify it.
              .filter((name) => rest.length > 0 && !known.has(name) && !/^line(Disabled)?$/.test(name))
              .map((name) => `${file}: ${name} when ${rest.join(' and ')}`)
          );
        },
      ),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('The pages of Foundations', () => {
  const stories = globSync('packages/ui/src/foundations/*.stories.tsx', { cwd: root }).map(read).join('\n');

  it.each(Object.keys(scaleNotes))('show %s', (group) => {
    expect(stories).toMatch(new RegExp(`scaleNotes\\.${group}\\b`));
  });
});
