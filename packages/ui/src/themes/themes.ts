import { contrast } from './contrast/contrast.ts';
import { dark } from './dark/dark.ts';
import { light } from './light/light.ts';

/** Every theme there is, by the name that `data-theme` on `<html>` takes. */
export const themes = { light, dark, contrast } as const;

export type ThemeName = keyof typeof themes;
