import { ramps } from '../../tokens/ramps.ts';
import type { Theme } from '../../tokens/theme.ts';

const { paper, ink, ultramarine, saffron, moss, brick, teal, plum } = ramps;

/** Ink-blue surfaces, paper text, the accent lifted until it reads. */
export const dark: Theme = {
  color: {
    surface: ink[950],
    surfaceRaised: 'oklch(0.245 0.03 266)',
    surfaceSunken: 'oklch(0.175 0.022 266)',
    surfaceHover: 'oklch(0.285 0.033 266)',
    surfacePressed: ink[800],
    ink: paper[100],
    inkMuted: ink[300],
    inkDisabled: ink[400],
    line: 'oklch(0.33 0.033 266)',
    lineDisabled: 'oklch(0.33 0.033 266)',
    lineStrong: ink[400],
    accent: ultramarine[400],
    accentHover: ultramarine[300],
    accentPressed: ultramarine[200],
    onAccent: ink[950],
    danger: brick[400],
    dangerHover: brick[300],
    dangerPressed: brick[200],
    onDanger: ink[950],
    link: ultramarine[300],
    linkHover: ultramarine[200],
    focus: ultramarine[300],
    rating: saffron[400],
    ratingTrack: ink[800],
    scrim: 'oklch(0.1 0.02 266 / 0.7)',
    skeleton: 'oklch(0.3 0.033 266)',
    band: 'oklch(0.165 0.022 266)',
    onBand: paper[100],
    onBandMuted: ink[300],
    lineOnBand: ink[800],
  },
  tone: {
    neutral: { surface: 'oklch(0.3 0.033 266)', ink: ink[200], line: ink[700] },
    info: { surface: 'oklch(0.3 0.05 205)', ink: teal[200], line: 'oklch(0.45 0.07 205)' },
    accent: { surface: 'oklch(0.3 0.05 268)', ink: ultramarine[200], line: 'oklch(0.45 0.07 268)' },
    progress: { surface: 'oklch(0.3 0.05 325)', ink: plum[200], line: 'oklch(0.45 0.07 325)' },
    caution: { surface: 'oklch(0.3 0.05 72)', ink: saffron[200], line: 'oklch(0.45 0.07 72)' },
    positive: { surface: 'oklch(0.3 0.05 152)', ink: moss[200], line: 'oklch(0.45 0.07 152)' },
    critical: { surface: 'oklch(0.3 0.05 27)', ink: brick[200], line: 'oklch(0.45 0.07 27)' },
  },
  portrait: {
    ultramarine: { surface: 'oklch(0.39 0.075 268)', ink: ultramarine[100], line: 'oklch(0.52 0.08 268)' },
    saffron: { surface: 'oklch(0.39 0.075 72)', ink: saffron[100], line: 'oklch(0.52 0.08 72)' },
    moss: { surface: 'oklch(0.39 0.075 152)', ink: moss[100], line: 'oklch(0.52 0.08 152)' },
    brick: { surface: 'oklch(0.39 0.075 27)', ink: brick[100], line: 'oklch(0.52 0.08 27)' },
    teal: { surface: 'oklch(0.39 0.075 205)', ink: teal[100], line: 'oklch(0.52 0.08 205)' },
    plum: { surface: 'oklch(0.39 0.075 325)', ink: plum[100], line: 'oklch(0.52 0.08 325)' },
  },
  elevation: {
    floating: '0 0 0 1px oklch(0.36 0.033 266), 0 16px 40px oklch(0.08 0.02 266 / 0.6)',
    raised: '0 0 0 1px oklch(0.33 0.033 266)',
  },
  border: { control: '1px', card: '1px' },
};
