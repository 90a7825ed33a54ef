/** Lightness of each step, from paper to ink. Perceptual (OKLCH), so equal steps of two hues weigh the same. */
const lightness = {
  50: 0.985,
  100: 0.955,
  200: 0.905,
  300: 0.83,
  400: 0.74,
  500: 0.62,
  600: 0.51,
  700: 0.42,
  800: 0.34,
  900: 0.265,
  950: 0.205,
} as const;

export type Step = keyof typeof lightness;
export type Ramp = Record<Step, string>;

/** How much of a hue's chroma each step carries: little at both ends, where sRGB has no room for it. */
const chromaShare: Record<Step, number> = {
  50: 0.06,
  100: 0.16,
  200: 0.34,
  300: 0.58,
  400: 0.86,
  500: 1,
  600: 1,
  700: 0.98,
  800: 0.84,
  900: 0.62,
  950: 0.42,
};

function makeRamp(hue: number, chroma: number): Ramp {
  const steps = Object.entries(lightness).map(([key, l]) => {
    // Object.entries widens the keys to string.
    const step = Number(key) as Step;
    return [step, `oklch(${l} ${(chroma * chromaShare[step]).toFixed(4)} ${hue})`] as const;
  });
  return Object.fromEntries(steps) as Ramp;
}

/** The whole palette: two neutrals and seven hues. Only themes read it; components know semantic names. */
export const ramps = {
  paper: makeRamp(85, 0.026),
  ink: makeRamp(266, 0.042),
  ultramarine: makeRamp(268, 0.2),
  saffron: makeRamp(72, 0.155),
  moss: makeRamp(152, 0.12),
  brick: makeRamp(27, 0.175),
  teal: makeRamp(205, 0.1),
  plum: makeRamp(325, 0.14),
} as const;
