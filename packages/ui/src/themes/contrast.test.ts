import { describe, expect, it } from 'vitest';

import { contrastRatio, oklchToRgb } from '../tokens/oklch.ts';
import { colorAt } from './colorAt.ts';
import { least, pairs } from './pairs.ts';
import { themes } from './themes.ts';
import type { ThemeName } from './themes.ts';

describe.each(Object.keys(themes) as ThemeName[])('In the %s theme', (name) => {
  it.each(pairs)('$subject, $state: $front can be told from $back', ({ front, back, demand }) => {
    const ratio = contrastRatio(colorAt(themes[name], front), colorAt(themes[name], back));
    expect(ratio).toBeGreaterThanOrEqual(least[name][demand]);
  });
});

describe('The measure itself', () => {
  it('agrees with known values of WCAG', () => {
    expect(contrastRatio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 2);
    // #777777 on white is 4.48, the well-known near miss.
    expect(contrastRatio('oklch(0.5693 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.48, 1);
  });

  it('clips what sRGB cannot show', () => {
    expect(oklchToRgb('oklch(0.7 0.4 150)').red).toBe(0);
  });

  it('fails on a colour that only looks fine', () => {
    expect(contrastRatio('oklch(0.7 0.02 266)', themes.light.color.surface)).toBeLessThan(4.5);
  });

  it('reads the colour that a pair names', () => {
    expect(colorAt(themes.dark, 'critical.line')).toBe(themes.dark.tone.critical.line);
    expect(colorAt(themes.dark, 'portrait-moss.ink')).toBe(themes.dark.portrait.moss.ink);
    expect(colorAt(themes.dark, 'accent')).toBe(themes.dark.color.accent);
  });
});
