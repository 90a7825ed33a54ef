import type { ArgTypesEnhancer } from 'storybook/internal/types';

import { themes } from '../packages/ui/src/themes/themes.ts';
import { viewports } from './toolbars.ts';

/** What a story may say in `parameters.visual`. */
export interface VisualParameters {
  /** Screen widths in pixels, of those that the toolbar offers. Default: 1280; screens 390 and 1280. */
  widths?: readonly number[];
  /** Default: light; stories named Matrix light and dark. */
  themes?: readonly string[];
  /** `story`: as much as the story fills. `page`: what the screen shows, for what floats. Default `story`. */
  clip?: 'story' | 'page';
  /** Arguments to photograph the story with, as in Storybook's addresses, where its own change by themselves. */
  args?: string;
}

/** In which theme and on which screen of the toolbars a picture is taken, by its name. */
export type PictureModes = Record<string, { theme: string; viewport: string }>;

interface Story {
  title: string;
  name: string;
  visual: VisualParameters;
}

/** The pictures that a story asks for. Chromatic takes them, and so does `npm run test:stories`. */
export function pictureModes({ title, name, visual }: Story): PictureModes {
  const widths = visual.widths ?? (title.startsWith('Screens') ? [390, 1280] : [1280]);
  const wanted = visual.themes ?? (name === 'Matrix' ? ['light', 'dark'] : ['light']);
  const unknown = [
    ...wanted.filter((theme) => !(theme in themes)),
    ...widths.filter((width) => !(`w${width}` in viewports)),
  ];
  if (unknown.length > 0) throw new Error(`${title}, ${name}: no toolbar offers ${unknown.join(', ')}.`);
  return Object.fromEntries(
    widths.flatMap((width) => wanted.map((theme) => [`${theme} ${width}`, { theme, viewport: `w${width}` }] as const)),
  );
}

/**
 * Gives each story its modes. Storybook has no hook of its own for what all stories' parameters have in common; this one
 * is called once for each story, with the parameters that Chromatic and our own run will read.
 */
export const withPictureModes: ArgTypesEnhancer = ({ title, name, parameters, argTypes }) => {
  const visual = (parameters['visual'] ?? {}) as VisualParameters;
  const chromatic = (parameters['chromatic'] ?? {}) as object;
  Object.assign(parameters, { chromatic: { ...chromatic, modes: pictureModes({ title, name, visual }) } });
  return argTypes;
};
