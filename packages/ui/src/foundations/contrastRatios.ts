import { colorAt } from '../themes/colorAt.ts';
import type { ColorPath } from '../themes/colorAt.ts';
import { themes } from '../themes/themes.ts';
import type { ThemeName } from '../themes/themes.ts';
import { contrastRatio } from '../tokens/oklch.ts';

// Object.keys widens the keys to string.
export const themeNames = Object.keys(themes) as ThemeName[];

/** One decimal, rounded down: 4.49 is not 4.5. */
export const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** The contrast of two colours of a theme, from 1 to 21. */
export const ratioOf = (name: ThemeName, front: ColorPath, back: ColorPath) =>
  contrastRatio(colorAt(themes[name], front), colorAt(themes[name], back));
