import { describe, expect, it } from 'vitest';

import { contrastRatio, oklchToRgb } from '../tokens/oklch.ts';
import { portraits, tones } from '../tokens/theme.ts';
import type { Theme } from '../tokens/theme.ts';
import { themes } from './themes.ts';
import type { ThemeName } from './themes.ts';

type ColorName = keyof Theme['color'];

/** Everything text is set on, unless it brings its own ground. */
const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'surfacePressed'] as const;

/**
 * What each colour is for, and so what it must be told from. `Record` makes this list complete: a colour that is added
 * to the themes does not compile until it says here what it must be readable on.
 */
const demands: Record<ColorName, { as: 'text' | 'control' | 'disabled' | 'ground'; on: readonly ColorName[] }> = {
  surface: { as: 'ground', on: [] },
  surfaceRaised: { as: 'ground', on: [] },
  surfaceSunken: { as: 'ground', on: [] },
  surfaceHover: { as: 'ground', on: [] },
  surfacePressed: { as: 'ground', on: [] },
  ink: { as: 'text', on: surfaces },
  inkMuted: { as: 'text', on: surfaces },
  inkDisabled: { as: 'disabled', on: ['surface', 'surfaceRaised', 'surfaceSunken'] },
  // Separates what space separates already.
  line: { as: 'ground', on: [] },
  lineStrong: { as: 'control', on: surfaces },
  // Also the selected tab's words and the current page's.
  accent: { as: 'text', on: ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] },
  accentHover: { as: 'control', on: ['surface', 'surfaceRaised'] },
  accentPressed: { as: 'control', on: ['surface', 'surfaceRaised'] },
  onAccent: { as: 'text', on: ['accent', 'accentHover', 'accentPressed'] },
  danger: { as: 'control', on: ['surface', 'surfaceRaised'] },
  dangerHover: { as: 'control', on: ['surface', 'surfaceRaised'] },
  dangerPressed: { as: 'control', on: ['surface', 'surfaceRaised'] },
  onDanger: { as: 'text', on: ['danger', 'dangerHover', 'dangerPressed'] },
  link: { as: 'text', on: surfaces },
  linkHover: { as: 'text', on: surfaces },
  focus: { as: 'control', on: surfaces },
  rating: { as: 'control', on: ['surface', 'surfaceRaised', 'surfaceSunken'] },
  // The empty part of a star; its outline is `rating`.
  ratingTrack: { as: 'ground', on: [] },
  scrim: { as: 'ground', on: [] },
  skeleton: { as: 'ground', on: [] },
  band: { as: 'ground', on: [] },
  onBand: { as: 'text', on: ['band'] },
  onBandMuted: { as: 'text', on: ['band'] },
  lineOnBand: { as: 'ground', on: [] },
};

/** WCAG 2.2 AA, and for the contrast theme AAA. Of disabled text WCAG asks nothing; we keep it legible. */
const least: Record<ThemeName, Record<'text' | 'control' | 'disabled', number>> = {
  light: { text: 4.5, control: 3, disabled: 3 },
  dark: { text: 4.5, control: 3, disabled: 3 },
  contrast: { text: 7, control: 4.5, disabled: 4.5 },
};

function* pairsOf(name: ThemeName) {
  const theme: Theme = themes[name];
  // Object.entries widens the keys to string.
  for (const [ink, { as, on }] of Object.entries(demands) as [ColorName, (typeof demands)[ColorName]][]) {
    if (as === 'ground') continue;
    for (const ground of on) {
      yield { what: `${ink} on ${ground}`, ink: theme.color[ink], ground: theme.color[ground], least: least[name][as] };
    }
  }
  for (const tone of tones) {
    const { surface, ink } = theme.tone[tone];
    yield { what: `${tone} words`, ink, ground: surface, least: least[name].text };
    // The icons of toasts and messages stand on the raised surface, some words on the page.
    for (const ground of ['surface', 'surfaceRaised'] as const) {
      yield { what: `${tone} ink on ${ground}`, ink, ground: theme.color[ground], least: least[name].text };
    }
  }
  for (const portrait of portraits) {
    const { surface, ink } = theme.portrait[portrait];
    yield { what: `initials on ${portrait}`, ink, ground: surface, least: least[name].text };
  }
}

describe.each(Object.keys(themes) as ThemeName[])('In the %s theme', (name) => {
  it.each([...pairsOf(name)])('$what can be told apart', ({ ink, ground, least: ratio }) => {
    expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(ratio);
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
});
