/** The ramps of the design system in sRGB, since the renderer of SVG reads no OKLCH. */
export const ramps = {
  paper: { 100: '#f1f0ed', 200: '#e2dfd9', 300: '#ccc7bd', 400: '#b1aa9b', 600: '#6d6555' },
  ink: { 100: '#eef0f5', 300: '#c0c7d8', 500: '#7a86a0', 700: '#424d64', 900: '#1f2532' },
  ultramarine: { 100: '#e7f0ff', 200: '#ccdfff', 300: '#a7c5ff', 500: '#5379fd', 600: '#3756d6', 700: '#2339b5' },
  saffron: { 100: '#fbeedf', 200: '#f6dbba', 300: '#ecbe86', 400: '#de9c3e', 600: '#9a5100', 700: '#7d3700' },
  moss: { 100: '#e7f4ea', 200: '#cde8d3', 300: '#a6d5b1', 500: '#459b61', 600: '#1e7942', 700: '#005e2a' },
  brick: { 100: '#ffeae6', 200: '#ffd1cb', 300: '#ffaea4', 500: '#dc5148', 600: '#b52b28', 700: '#94000c' },
  teal: { 100: '#e5f3f5', 200: '#c7e7ea', 300: '#9bd3d9', 500: '#1d97a3', 600: '#007681', 700: '#005b66' },
  plum: { 100: '#f8ebf9', 200: '#f1d5f1', 300: '#e3b6e5', 500: '#b066b4', 600: '#8d4591', 700: '#702b75' },
} as const;

const { paper, ink, ultramarine, saffron, moss, brick, teal, plum } = ramps;

/** Five colours that a picture keeps to. */
export type Scheme = {
  readonly ground: string;
  readonly sheet: string;
  readonly main: string;
  readonly second: string;
  readonly spark: string;
  readonly ink: string;
  readonly faint: string;
};

const night = { sheet: '#2a3244', ink: paper[100], faint: ink[700] } as const;
const day = { sheet: '#fbfaf7', ink: ink[900], faint: paper[300] } as const;

export const schemes: readonly Scheme[] = [
  { ...day, ground: ultramarine[200], main: ultramarine[700], second: ultramarine[300], spark: saffron[400] },
  { ...day, ground: saffron[200], main: ink[900], second: saffron[400], spark: ultramarine[600] },
  { ...day, ground: moss[200], main: moss[700], second: moss[300], spark: saffron[400] },
  { ...day, ground: teal[200], main: teal[700], second: teal[300], spark: brick[500] },
  { ...day, ground: paper[200], main: ultramarine[700], second: paper[400], spark: brick[500] },
  { ...day, ground: brick[200], main: brick[600], second: brick[300], spark: ultramarine[700] },
  { ...day, ground: plum[200], main: plum[700], second: plum[300], spark: saffron[400] },
  { ...night, ground: ink[900], main: ultramarine[500], second: ink[500], spark: saffron[400] },
  { ...night, ground: '#1b2440', main: saffron[400], second: ultramarine[600], spark: teal[300] },
];

/** What can be read on `ground`: paper on a dark one, ink on a light one. */
export function inkOn(ground: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 > 140 ? ink[900] : '#fbfaf7';
}
