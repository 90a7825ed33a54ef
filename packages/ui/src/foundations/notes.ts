import type {
  breakpoints,
  column,
  font,
  layer,
  leading,
  motion,
  radius,
  target,
  TextSize,
  weight,
} from '../tokens/scales.ts';
import type { Portrait, Theme, Tone } from '../tokens/theme.ts';

// What each token is for. The pages under Foundations are drawn from these records, so a token that is added without a
// note does not compile.

export const colorNotes: Record<keyof Theme['color'], string> = {
  surface: 'The page.',
  surfaceRaised: 'Cards, dialogs, fields: what lies on the page.',
  surfaceSunken: 'Wells, table heads, tracks: what lies below the page.',
  surfaceHover: 'A row or quiet control under the pointer.',
  surfacePressed: 'The same while it is pressed.',
  ink: 'Text.',
  inkMuted: 'Text that is read second.',
  inkDisabled: 'Text of disabled controls.',
  line: 'Decorative separation.',
  lineStrong: 'Borders that identify a control.',
  accent: 'The one action of a view; where one is.',
  accentHover: 'The same under the pointer.',
  accentPressed: 'The same while it is pressed.',
  onAccent: 'Text on the accent.',
  danger: 'An action that takes something away.',
  dangerHover: 'The same under the pointer.',
  dangerPressed: 'The same while it is pressed.',
  onDanger: 'Text on danger.',
  link: 'Links in text and quiet actions.',
  linkHover: 'The same under the pointer.',
  focus: 'The ring around what has the focus.',
  rating: 'Stars.',
  ratingTrack: 'The part of a star that is not filled.',
  scrim: 'Over the page, behind dialogs and drawers.',
  skeleton: 'The place of what is loading.',
  band: 'The foot of each page, and bands of public pages.',
  onBand: 'Text on a band.',
  onBandMuted: 'Text on a band that is read second.',
  lineOnBand: 'Decorative separation on a band.',
};

export const toneNotes: Record<Tone, string> = {
  neutral: 'A fact without a judgement; what is over.',
  info: 'Good to know; what is open to everybody.',
  accent: 'Ours: assigned, chosen, recommended.',
  progress: 'Under way.',
  caution: 'Waits for somebody; needs a look.',
  positive: 'It worked; it is done.',
  critical: 'It failed; it was refused; it is urgent.',
};

export const portraitNotes: Record<Portrait, string> = {
  ultramarine: 'Initials on ultramarine.',
  saffron: 'Initials on saffron.',
  moss: 'Initials on moss.',
  brick: 'Initials on brick.',
  teal: 'Initials on teal.',
  plum: 'Initials on plum.',
};

export const textSizeNotes: Record<TextSize, string> = {
  xs: 'Labels of a bottom bar, counts.',
  sm: 'Captions, hints, badges.',
  md: 'Text and controls.',
  lg: 'Titles of cards; a first paragraph.',
  xl: 'Sections of a page.',
  xxl: 'Parts of a public page.',
  display: 'The title of a page; large figures.',
  hero: 'The first line of the home page.',
};

export const fontNotes: Record<keyof typeof font, string> = {
  display: 'Fraunces: titles of pages, names on profiles, large figures.',
  text: 'Figtree: everything that is read or pressed.',
};

export const weightNotes: Record<keyof typeof weight, string> = {
  regular: 'Text.',
  medium: 'Facts, and titles in Fraunces.',
  semibold: 'Controls, titles in Figtree.',
  bold: 'The current page’s number.',
};

export const leadingNotes: Record<keyof typeof leading, string> = {
  tight: 'Large titles.',
  snug: 'Small titles, badges.',
  normal: 'Text.',
};

export const radiusNotes: Record<keyof typeof radius, string> = {
  control: 'What is pressed or filled in.',
  card: 'What holds other things.',
  pill: 'Badges, tracks.',
};

export const columnNotes: Record<keyof typeof column, string> = {
  narrow: 'One short form.',
  reading: 'Prose.',
  wide: 'Everything else.',
};

export const targetNotes: Record<keyof typeof target, string> = {
  touch: 'Everything that can be pressed, on touch.',
  dense: 'Rows of a work area, with a pointer.',
};

export const motionNotes: Record<keyof typeof motion, string> = {
  still: 'What is left under reduced motion.',
  fast: 'A control answers.',
  normal: 'Something comes or goes.',
  ease: 'The curve of both: quick at first, then settling.',
};

export const layerNotes: Record<keyof typeof layer, string> = {
  header: 'The head of the page, a bottom bar.',
  drawer: 'Drawers.',
  dialog: 'Dialogs.',
  popover: 'Menus and lists, also from within dialogs.',
  toast: 'Toasts, over everything.',
};

export const breakpointNotes: Record<keyof typeof breakpoints, string> = {
  tablet: 'The larger type scale; bottom bars become lines.',
  desktop: 'The header shows its links; list and detail stand side by side.',
  wide: 'The width that pages are designed at.',
};

export const elevationNotes: Record<keyof Theme['elevation'], string> = {
  raised: 'The knob of a switch, a picture on a card.',
  floating: 'Menus, dialogs, drawers, toasts.',
};
