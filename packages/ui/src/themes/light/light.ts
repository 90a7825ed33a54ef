import { ramps } from '../../tokens/ramps.ts';
import type { Theme } from '../../tokens/theme.ts';

const { paper, ink, ultramarine, saffron, moss, brick, teal, plum } = ramps;

/** Warm paper, near-black ink, ultramarine. */
export const light: Theme = {
  color: {
    surface: 'oklch(0.972 0.0105 88)',
    surfaceRaised: 'oklch(0.995 0.004 88)',
    surfaceSunken: 'oklch(0.943 0.0135 86)',
    surfaceHover: 'oklch(0.935 0.014 86)',
    surfacePressed: 'oklch(0.895 0.017 85)',
    ink: ink[950],
    inkMuted: ink[700],
    inkDisabled: ink[500],
    line: 'oklch(0.88 0.018 84)',
    lineDisabled: 'oklch(0.88 0.018 84)',
    lineStrong: 'oklch(0.575 0.04 266)',
    accent: ultramarine[700],
    accentHover: ultramarine[800],
    accentPressed: ultramarine[900],
    onAccent: paper[50],
    danger: brick[600],
    dangerHover: brick[700],
    dangerPressed: brick[800],
    onDanger: paper[50],
    link: ultramarine[700],
    linkHover: ultramarine[900],
    focus: ultramarine[600],
    rating: 'oklch(0.625 0.145 64)',
    ratingTrack: paper[300],
    scrim: 'oklch(0.2 0.03 266 / 0.5)',
    skeleton: 'oklch(0.89 0.016 84)',
    band: ink[950],
    onBand: paper[50],
    onBandMuted: ink[300],
    lineOnBand: ink[800],
  },
  tone: {
    neutral: { surface: 'oklch(0.945 0.013 86)', ink: ink[800], line: 'oklch(0.83 0.02 84)' },
    info: { surface: teal[100], ink: teal[800], line: teal[300] },
    accent: { surface: ultramarine[100], ink: ultramarine[800], line: ultramarine[300] },
    progress: { surface: plum[100], ink: plum[800], line: plum[300] },
    caution: { surface: saffron[100], ink: saffron[800], line: saffron[300] },
    positive: { surface: moss[100], ink: moss[800], line: moss[300] },
    critical: { surface: brick[100], ink: brick[800], line: brick[300] },
  },
  portrait: {
    ultramarine: { surface: ultramarine[200], ink: ultramarine[800], line: ultramarine[300] },
    saffron: { surface: saffron[200], ink: saffron[800], line: saffron[300] },
    moss: { surface: moss[200], ink: moss[800], line: moss[300] },
    brick: { surface: brick[200], ink: brick[800], line: brick[300] },
    teal: { surface: teal[200], ink: teal[800], line: teal[300] },
    plum: { surface: plum[200], ink: plum[800], line: plum[300] },
  },
  elevation: {
    floating: '0 1px 2px oklch(0.2 0.03 266 / 0.1), 0 12px 32px oklch(0.2 0.03 266 / 0.16)',
    raised: '0 1px 2px oklch(0.2 0.03 266 / 0.08)',
  },
  border: { control: '1px', card: '1px' },
};
