/** A language in which samples are shown. */
interface Language {
  /** Of `<html>`. */
  lang: string;
  /** By which dates, digits, ranges and money are written. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

/**
 * What the toolbar offers, the product's own language first. Stretched is English in accented letters, two fifths longer
 * and in brackets: what is not translated, too short or cut off shows at once.
 */
export const languages = {
  English: { lang: 'en', locale: 'en-US', direction: 'ltr' },
  German: { lang: 'de', locale: 'de-DE', direction: 'ltr' },
  Arabic: { lang: 'ar', locale: 'ar-EG', direction: 'rtl' },
  Hebrew: { lang: 'he', locale: 'he-IL', direction: 'rtl' },
  Stretched: { lang: 'en', locale: 'en-US', direction: 'ltr' },
} as const satisfies Record<string, Language>;

export type LanguageName = keyof typeof languages;

/** Those that are written from right to left whatever the toolbar of directions says. */
export const isRightToLeft = (name: LanguageName): boolean => languages[name].direction === 'rtl';
