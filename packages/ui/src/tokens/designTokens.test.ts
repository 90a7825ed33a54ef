import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { themes } from '../themes/themes.ts';
import type { ThemeName } from '../themes/themes.ts';
import { oklchToHex, parseOklch } from './oklch.ts';
import { ramps } from './ramps.ts';
import * as scales from './scales.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean;
type Group = { [key: string]: Json };
interface Token {
  type: string;
  value: Json;
}

const folder = new URL('../../design-tokens/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Group;

const isGroup = (value: Json | undefined): value is Group => typeof value === 'object' && !Array.isArray(value);

/** A figure or a word, as text; throws at anything that has parts. */
function text(value: Json): string {
  if (typeof value === 'object') throw new Error(`Not a figure or a word: ${JSON.stringify(value)}`);
  return `${value}`;
}

/** What follows a path of keys; throws where there is nothing. */
function at(tree: Json, ...path: string[]): Json {
  return path.reduce<Json>((branch, key) => {
    const next = isGroup(branch) ? branch[key] : undefined;
    if (next === undefined) throw new Error(`Nothing at ${path.join('.')}`);
    return next;
  }, tree);
}

/** Tokens of a file by their path, with the type of the group they lie in. */
function flatten(group: Group, path: readonly string[] = [], inherited = ''): [string, Token][] {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if (group['$value'] !== undefined) return [[path.join('.'), { type, value: group['$value'] }]];
  return Object.entries(group).flatMap(([key, child]) =>
    key.startsWith('$') || !isGroup(child) ? [] : flatten(child, [...path, key], type),
  );
}

const resolver = read('guildhall.resolver.json');
const refs = (sources: Json) => (Array.isArray(sources) ? sources.map((entry) => text(at(entry, '$ref'))) : []);

/** Reads the resolver as a design tool does: sets and modifiers in their order, the later token wins. */
function resolve(input: Record<string, string>): Map<string, Token> {
  const tokens = new Map<string, Token>();
  for (const ref of refs(at(resolver, 'resolutionOrder'))) {
    const [, kind = '', name = ''] = ref.split('/');
    const sources =
      kind === 'sets'
        ? at(resolver, 'sets', name, 'sources')
        : at(resolver, 'modifiers', name, 'contexts', input[name] ?? text(at(resolver, 'modifiers', name, 'default')));
    for (const file of refs(sources)) for (const [path, token] of flatten(read(file))) tokens.set(path, token);
  }
  return tokens;
}

/** The value behind an alias. */
function follow(tokens: Map<string, Token>, value: Json): Json {
  const alias = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (alias === undefined) return value;
  const token = tokens.get(alias);
  if (!token) throw new Error(`${text(value)} leads nowhere.`);
  return follow(tokens, token.value);
}

/** A value as CSS, so that it can be compared with what the components get. */
function toCss(tokens: Map<string, Token>, path: string): string {
  const token = tokens.get(path);
  if (!token) throw new Error(`There is no token ${path}.`);
  return valueToCss(tokens, token.type, token.value);
}

const length = (value: Json) => `${text(at(value, 'value'))}${text(at(value, 'unit'))}`;

function valueToCss(tokens: Map<string, Token>, type: string, written: Json): string {
  const value = follow(tokens, written);
  switch (type) {
    case 'color': {
      const [l, c, h] = at(value, 'components') as number[];
      expect(at(value, 'colorSpace')).toBe('oklch');
      const alpha = Number(at(value, 'alpha'));
      const css = `oklch(${l} ${c} ${h}${alpha === 1 ? '' : ` / ${alpha}`})`;
      expect(at(value, 'hex')).toBe(oklchToHex(css));
      return css;
    }
    case 'dimension':
    case 'duration':
      return length(value);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return (value as string[]).join(', ');
    case 'shadow':
      return (value as Group[])
        .map((layer) =>
          [
            ...['offsetX', 'offsetY', 'blur', 'spread'].map((part) => length(at(layer, part))),
            valueToCss(tokens, 'color', at(layer, 'color')),
          ].join(' '),
        )
        .join(', ');
    default:
      return text(value);
  }
}

/** CSS in the one form that `toCss` writes: lengths with units, colours with plain figures, shadows with a spread. */
const plain = (css: string | number) =>
  String(css)
    .replaceAll("'", '')
    .replaceAll(/oklch\([^)]*\)/g, (colour) => {
      const { lightness, chroma, hue, alpha } = parseOklch(colour);
      return `oklch(${lightness} ${chroma} ${hue}${alpha === 1 ? '' : ` / ${alpha}`})`;
    });
const plainShadow = (css: string) =>
  plain(css).replaceAll(/(?:-?\d+(?:px)? ){3,4}(?=oklch)/g, (offsets) => {
    const parts = offsets.trim().split(' ');
    return `${[...parts, '0']
      .slice(0, 4)
      .map((part) => (part.endsWith('px') ? part : `${part}px`))
      .join(' ')} `;
  });

describe.each(Object.keys(themes) as ThemeName[])('A design tool that reads the %s theme', (name) => {
  const tokens = resolve({ theme: name });
  const theme = themes[name];

  it('gets each colour of ours, and nothing else', () => {
    const found = Object.fromEntries(
      [...tokens.keys()]
        .filter((path) => /^(color|tone|portrait)\./.test(path))
        .map((path) => [path, toCss(tokens, path)]),
    );
    const ours = [
      ...Object.entries(theme.color).map(([key, value]) => [`color.${key}`, plain(value)]),
      ...(['tone', 'portrait'] as const).flatMap((group) =>
        Object.entries(theme[group]).flatMap(([key, pair]) =>
          Object.entries(pair).map(([part, value]) => [`${group}.${key}.${part}`, plain(value)]),
        ),
      ),
    ];
    expect(found).toEqual(Object.fromEntries(ours));
  });

  it('gets our shadows and borders', () => {
    for (const [key, value] of Object.entries(theme.elevation)) {
      expect(toCss(tokens, `elevation.${key}`)).toBe(plainShadow(value));
    }
    for (const [key, value] of Object.entries(theme.border)) expect(toCss(tokens, `border.${key}`)).toBe(value);
  });
});

describe('Whatever the theme, a design tool', () => {
  const tokens = resolve({});

  it('gets the ramps, to which the names of themes lead', () => {
    for (const [name, steps] of Object.entries(ramps)) {
      for (const [step, value] of Object.entries(steps)) {
        expect(toCss(tokens, `ramp.${name}.${step}`)).toBe(plain(value));
      }
    }
    expect(tokens.get('color.accent')?.value).toBe('{ramp.ultramarine.700}');
  });

  const { media: _, measure, textSizes: __, ...groups } = scales;
  it.each(Object.entries(groups))('gets %s', (group, values) => {
    const unit = group === 'breakpoints' ? 'px' : '';
    for (const [name, value] of Object.entries(values)) {
      const css = plain(value) === '0' ? '0px' : `${plain(value)}${unit}`;
      expect(toCss(tokens, `${group}.${name}`)).toBe(css);
    }
    expect([...tokens.keys()].filter((path) => path.startsWith(`${group}.`))).toHaveLength(Object.keys(values).length);
  });

  it('gets the longest line and both scales of type', () => {
    expect(`${toCss(tokens, 'measure')}ch`).toBe(measure);
    for (const [viewport, sizes] of Object.entries(scales.textSizes)) {
      const scale = resolve({ viewport });
      for (const [name, size] of Object.entries(sizes)) {
        expect(toCss(scale, `text.${name}`)).toBe(`${Number.parseFloat(size)}rem`);
      }
    }
  });

  it('is told the type of each token', () => {
    expect([...tokens].filter(([, { type }]) => type === '')).toEqual([]);
  });

  it('may use its names: no point, no brace, no dollar', () => {
    expect(
      [...tokens.keys()].flatMap((path) => path.split('.')).filter((part) => !/^[A-Za-z0-9]+$/.test(part)),
    ).toEqual([]);
  });
});

describe.each(Object.keys(themes) as ThemeName[])('the files for Figma of the %s theme', (theme) => {
  const figma = new Map(flatten(read(`figma.${theme}.json`)));
  const studio = new Map(flatten(read(`tokens-studio.${theme}.json`)));

  it('have every name of the theme, with the colour that a browser shows', () => {
    const shown = Object.keys(themes[theme].color).map((name) => {
      const value = figma.get(`color.${name}`)?.value ?? '';
      return [name, at(value, 'hex'), at(value, 'alpha'), text(studio.get(`color.${name}`)?.value ?? '').slice(0, 7)];
    });
    const wanted = Object.entries(themes[theme].color).map(([name, css]) => {
      const hex = oklchToHex(css);
      return [name, hex, parseOklch(css).alpha, hex];
    });
    expect(shown).toEqual(wanted);
  });

  it('have components in sRGB that make the hexadecimal figure', () => {
    const colors = [...figma.values()].filter(({ type }) => type === 'color');
    expect(colors.length).toBeGreaterThan(Object.keys(themes[theme].color).length);
    for (const { value } of colors) {
      expect(at(value, 'colorSpace')).toBe('srgb');
      const components = at(value, 'components') as number[];
      const hex = components
        .map((each) =>
          Math.round(each * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('');
      expect(at(value, 'hex')).toBe(`#${hex}`);
    }
  });

  it('refer to nothing outside of themselves', () => {
    for (const name of [`figma.${theme}.json`, `tokens-studio.${theme}.json`])
      expect(JSON.stringify(read(name))).not.toContain('"{');
  });

  it('have the names of every other theme, so that each is a mode of one collection', () => {
    expect([...figma.keys()]).toEqual([...new Map(flatten(read('figma.light.json'))).keys()]);
    expect([...studio.keys()]).toEqual([...figma.keys()]);
  });
});
