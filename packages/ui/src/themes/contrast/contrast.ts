import { ramps } from '../../tokens/ramps.ts';
import type { Theme } from '../../tokens/theme.ts';

const { ultramarine, saffron, moss, brick, teal, plum } = ramps;
const white = 'oklch(1 0 0)';
const black = 'oklch(0.13 0.02 266)';

/** AAA text, 2 px borders, no tint that carries meaning alone. */
export const contrast: Theme = {
  color: {
    surface: white,
    surfaceRaised: white,
    surfaceSunken: white,
    surfaceHover: 'oklch(0.95 0.015 266)',
    surfacePressed: 'oklch(0.9 0.02 266)',
    ink: black,
    inkMuted: 'oklch(0.3 0.03 266)',
    inkDisabled: 'oklch(0.5 0.02 266)',
    line: black,
    // Grounds are one white: the fainter line tells what is switched off.
    lineDisabled: 'oklch(0.6 0.015 266)',
    lineStrong: black,
    accent: ultramarine[900],
    accentHover: black,
    accentPressed: black,
    onAccent: white,
    danger: brick[800],
    dangerHover: brick[900],
    dangerPressed: black,
    onDanger: white,
    link: ultramarine[800],
    linkHover: black,
    focus: ultramarine[800],
    rating: saffron[700],
    ratingTrack: 'oklch(0.9 0.01 266)',
    scrim: 'oklch(0.1 0.02 266 / 0.8)',
    skeleton: 'oklch(0.85 0.01 266)',
    band: black,
    onBand: white,
    onBandMuted: 'oklch(0.92 0.01 266)',
    lineOnBand: white,
  },
  tone: {
    neutral: { surface: white, ink: black, line: black },
    info: { surface: white, ink: teal[900], line: teal[900] },
    accent: { surface: white, ink: ultramarine[900], line: ultramarine[900] },
    progress: { surface: white, ink: plum[900], line: plum[900] },
    caution: { surface: white, ink: saffron[900], line: saffron[900] },
    positive: { surface: white, ink: moss[900], line: moss[900] },
    critical: { surface: white, ink: brick[900], line: brick[900] },
  },
  portrait: {
    ultramarine: { surface: white, ink: ultramarine[900], line: ultramarine[900] },
    saffron: { surface: white, ink: saffron[900], line: saffron[900] },
    moss: { surface: white, ink: moss[900], line: moss[900] },
    brick: { surface: white, ink: brick[900], line: brick[900] },
    teal: { surface: white, ink: teal[900], line: teal[900] },
    plum: { surface: white, ink: plum[900], line: plum[900] },
  },
  elevation: { floating: `0 0 0 2px ${black}`, raised: `0 0 0 0 ${black}` },
  border: { control: '2px', card: '2px' },
};
