import type { toolbars } from './toolbars.ts';

/** What the toolbars say, by name. */
export type Settings = Record<keyof typeof toolbars, string>;

/** Puts it on `<html>`, where the app has it too: overlays render outside the story's root. */
export function applySettings(
  { theme, direction, textSize, motion, colours }: Settings,
  root = document.documentElement,
): void {
  root.lang = 'en';
  root.dir = direction;
  root.style.fontSize = `${textSize}%`;
  Object.assign(root.dataset, { theme, motion, colours });
}
