import type { ramps } from '../tokens/ramps.ts';
import type * as scales from '../tokens/scales.ts';
import type { Portrait, Theme, Tone } from '../tokens/theme.ts';

// What each token is for. The pages under Foundations and the files for design tools are made from these records, so a
// token that is added without a note does not compile.

export const rampNotes: Record<keyof typeof ramps, string> = {
  paper: 'The page: warm, never white.',
  ink: 'Text, and the surfaces of the dark theme.',
  ultramarine: 'The one decisive color.',
  saffron: 'Stars and highlights, sparingly.',
  moss: 'What went well.',
  brick: 'What failed or takes something away.',
  teal: 'What is good to know.',
  plum: 'What is under way.',
};

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
  lineDisabled: 'Borders of switched-off controls.',
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
  neutral: 'A fact without a judgment; what is over.',
  info: 'Good to know; what is open to everyone.',
  accent: 'Ours: assigned, chosen, recommended.',
  progress: 'Under way.',
  caution: 'Waiting for someone; needs a look.',
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

export const elevationNotes: Record<keyof Theme['elevation'], string> = {
  raised: 'The knob of a switch, a picture on a card.',
  floating: 'Menus, dialogs, drawers, toasts.',
};

export const borderNotes: Record<keyof Theme['border'], string> = {
  control: 'Around what is pressed or filled in.',
  card: 'Around what holds other things.',
};

/** Everything in `scales.ts` with a value for each name, group by group. Media queries are made of breakpoints. */
type Scales = Omit<typeof scales, 'media' | 'measure' | 'textSizes'> & { text: typeof scales.textSizes.small };

export const scaleNotes: { [Group in keyof Scales]: Record<keyof Scales[Group], string> } = {
  space: {
    0: 'Nothing between.',
    1: 'Within a control: a word and its note.',
    2: 'An icon and its word; buttons side by side.',
    3: 'Inside a field; one row of a list and the next.',
    4: 'Inside a small card; one field and the next.',
    5: 'Inside a card on a phone.',
    6: 'Inside a card; groups of a form.',
    8: 'Groups of a page.',
    10: 'Inside a large card.',
    12: 'Sections of a work page.',
    16: 'Sections of a public page.',
    24: 'The opening of a public page.',
  },
  radius: {
    inner: 'What lies within a control, or within a line of text.',
    control: 'What is pressed or filled in.',
    card: 'What holds other things.',
    pill: 'Badges, tracks.',
  },
  borderWidth: {
    hairline: 'Separation.',
    focus: 'The focus ring; what is not valid; what is chosen.',
    mark: 'The stroke that marks where one is.',
    bar: 'A step of a task.',
  },
  focusOffset: {
    outside: 'A ring around a control that stands alone.',
    inside: 'Within a row or tab that touches its neighbors.',
    deep: 'Around a button within a field.',
  },
  font: {
    display: 'Fraunces: titles of pages, names on profiles, large figures.',
    text: 'Figtree: everything that is read or pressed.',
  },
  weight: {
    regular: 'Text.',
    medium: 'Facts, and titles in Fraunces.',
    semibold: 'Controls, titles in Figtree.',
    bold: 'The current page’s number.',
  },
  text: {
    xs: 'Labels of a bottom bar, counts.',
    sm: 'Captions, hints, badges.',
    md: 'Text and controls.',
    lg: 'Titles of cards; a first paragraph.',
    xl: 'Sections of a page.',
    xxl: 'Parts of a public page.',
    display: 'The title of a page; large figures.',
    hero: 'The first line of the home page.',
  },
  leading: {
    tight: 'Large titles.',
    snug: 'Small titles, badges.',
    normal: 'Text.',
  },
  column: {
    narrow: 'One short form.',
    reading: 'Prose.',
    wide: 'Everything else.',
  },
  panel: {
    tooltip: 'A hint.',
    drawer: 'What comes from the side.',
    floating: 'Popovers, toasts.',
    small: 'A question.',
    medium: 'A short form.',
    large: 'A long form, a document.',
  },
  target: {
    dense: 'Rows of a work area, with a pointer.',
    row: 'Options of menus and lists, with a pointer.',
    touch: 'Everything that can be pressed, on touch.',
    large: 'The one action of a first screen.',
  },
  iconSize: {
    small: 'Beside captions.',
    medium: 'Alone in a button; beside text.',
    large: 'Above the words of an empty place.',
  },
  portraitSize: {
    small: 'In a row.',
    medium: 'In a card.',
    large: 'At the head of a conversation.',
    huge: 'On the person’s own page.',
  },
  motion: {
    still: 'What is left under reduced motion.',
    fast: 'A control answers.',
    normal: 'Something comes or goes.',
    turn: 'A spinner goes round once.',
    breath: 'A skeleton breathes once.',
    ease: 'What moves: quick at first, then settling.',
    sway: 'What comes and goes by itself.',
    steady: 'What turns.',
  },
  layer: {
    sticky: 'What stays in view inside a panel that scrolls.',
    header: 'The head of the page, a bottom bar.',
    drawer: 'Drawers.',
    dialog: 'Dialogs.',
    popover: 'Menus and lists, also from within dialogs.',
    toast: 'Toasts, over all that is opened.',
    focus: 'What the keyboard is in, where a message would lie on it: the skip link, the header.',
  },
  breakpoints: {
    tablet: 'The larger type scale; bottom bars become lines.',
    desktop: 'The header shows its links; list and detail stand side by side.',
    wide: 'The width that pages are designed at.',
  },
};
