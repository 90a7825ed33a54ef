import { ramps } from '../tokens/ramps.ts';
import type { Theme } from '../tokens/theme.ts';
import { light } from './light/light.ts';

const paper = 'oklch(1 0 0)';
const ink = 'oklch(0 0 0)';

/** Ink on white: what a sheet of paper shows. No one chooses it; it holds while a page is printed. */
export const print: Theme = {
  ...light,
  color: {
    ...light.color,
    surface: paper,
    surfaceRaised: paper,
    surfaceSunken: paper,
    ink,
    inkMuted: ramps.ink[800],
    link: ink,
    linkHover: ink,
  },
  elevation: { floating: 'none', raised: 'none' },
};
