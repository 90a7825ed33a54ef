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
    info: { surface: teal[900], ink: teal[200], line: teal[700] },
    accent: { surface: ultramarine[900], ink: ultramarine[200], line: ultramarine[600] },
    progress: { surface: plum[900], ink: plum[200], line: plum[700] },
    caution: { surface: saffron[900], ink: saffron[200], line: saffron[700] },
    positive: { surface: moss[900], ink: moss[200], line: moss[700] },
    critical: { surface: brick[900], ink: brick[200], line: brick[700] },
  },
  portrait: {
    ultramarine: { surface: ultramarine[800], ink: ultramarine[100] },
    saffron: { surface: saffron[800], ink: saffron[100] },
    moss: { surface: moss[800], ink: moss[100] },
    brick: { surface: brick[800], ink: brick[100] },
    teal: { surface: teal[800], ink: teal[100] },
    plum: { surface: plum[800], ink: plum[100] },
  },
  elevation: {
    floating: '0 0 0 1px oklch(0.36 0.033 266), 0 16px 40px oklch(0.08 0.02 266 / 0.6)',
    raised: '0 0 0 1px oklch(0.33 0.033 266)',
  },
  border: { control: '1px', card: '1px' },
};
