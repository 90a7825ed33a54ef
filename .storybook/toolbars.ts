import { themes } from '../packages/ui/src/themes/themes.ts';
import { languages } from './languages/languages.ts';

/** What each toolbar offers. The first value is the default, but for the theme, which is the system's. Pictures and axe runs read this list too. */
export const toolbars = {
  theme: { title: 'Theme', icon: 'paintbrush', values: Object.keys(themes) },
  direction: { title: 'Direction', icon: 'transfer', values: ['ltr', 'rtl'] },
  /** Of screens: alone, or within header and footer; of dialogs, over the page that opens them. */
  around: { title: 'Around', icon: 'browser', values: ['nothing', 'page'] },
  language: { title: 'Language', icon: 'globe', values: Object.keys(languages) },
  textSize: { title: 'Text size %', icon: 'zoom', values: ['100', '200'] },
  motion: { title: 'Motion', icon: 'lightning', values: ['full', 'reduced'] },
  colours: { title: 'Colours', icon: 'contrast', values: ['author', 'forced'] },
} as const;

/**
 * What Storybook reads where a value stands in an address: digits are a number there, and a toolbar shows what is chosen only
 * where it is the same. Its types know texts alone.
 */
export const asInAddress = (value: string): string =>
  /^\d+$/.test(value) ? (Number(value) as unknown as string) : value;

/** The widths that the visual direction names, in pixels. */
export const widths = [320, 390, 768, 1280] as const;

/** How high a screen of that width is: of a phone, or of a desk. */
export const heightFor = (width: number): number => (width < 768 ? 844 : 900);

/** The screens that the toolbar offers, by name: the widths, each as high as such a screen is. */
export const viewports = Object.fromEntries(widths.map((width) => [`w${width}`, { width, height: heightFor(width) }]));
