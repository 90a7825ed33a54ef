import { isRightToLeft, languages } from './languages/languages.ts';
import type { LanguageName } from './languages/languages.ts';
import type { toolbars } from './toolbars.ts';

/** What the toolbars say, by name. A text size can be a number too, as addresses have it. */
export type Settings = Record<keyof typeof toolbars, string>;

/** The chosen language, which the toolbar offers. */
export const languageOf = ({ language }: Settings): LanguageName =>
  (language in languages ? language : 'English') as LanguageName;

/** For what stays in the product's language: pages of documentation, drawings, emails. */
export const inEnglish = (settings: Settings): Settings => ({
  ...settings,
  language: 'English' satisfies LanguageName,
});

/** Arabic and Hebrew are written from right to left; the other languages as the toolbar of directions says. */
export const directionOf = (settings: Settings): 'ltr' | 'rtl' =>
  isRightToLeft(languageOf(settings)) || settings.direction === 'rtl' ? 'rtl' : 'ltr';

/**
 * By which dates, digits, ranges and money are written. Where a language is turned from right to left by the toolbar of
 * directions alone, Hebrew brings the direction: it keeps the digits, so that the texts stay readable.
 */
export const localeOf = (settings: Settings): string =>
  languages[directionOf(settings) === languages[languageOf(settings)].direction ? languageOf(settings) : 'Hebrew']
    .locale;

/** Puts it on `<html>`, where the app has it too: overlays render outside the story's root. */
export function applySettings(settings: Settings, root = document.documentElement): void {
  const { theme, textSize, motion, colours } = settings;
  root.lang = languages[languageOf(settings)].lang;
  root.dir = directionOf(settings);
  root.style.fontSize = `${textSize}%`;
  Object.assign(root.dataset, { theme, motion, colours });
}
