/** The 4 px grid, in rem so that it grows with the reader's text size. The name is the number of grid units. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
} as const;

export type Space = keyof typeof space;

export const radius = { inner: '0.25rem', control: '0.375rem', card: '0.75rem', pill: '999px' } as const;

export const borderWidth = { hairline: '1px', focus: '2px', mark: '3px', bar: '4px' } as const;

/** How far the focus ring stands from the edge of what has the focus; below 0 inside it. */
export const focusOffset = { outside: '2px', inside: '-2px', deep: '-4px' } as const;

export const font = {
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  display: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
} as const;

export const weight = { regular: '420', medium: '520', semibold: '620', bold: '700' } as const;

/** Steps of the modular scale above and below the body size. */
const steps = { xs: -1.15, sm: -0.6, md: 0, lg: 1, xl: 2, xxl: 3, display: 4, hero: 5.2 } as const;

export type TextSize = keyof typeof steps;

function modularScale(ratio: number): Record<TextSize, string> {
  const sizes = Object.entries(steps).map(([name, step]) => [name, `${(ratio ** step).toFixed(4)}rem`]);
  // Object.fromEntries forgets the keys it was given.
  return Object.fromEntries(sizes) as Record<TextSize, string>;
}

/** Type sizes: ratio 1.2 on small screens, 1.25 from 768 px. */
export const textSizes = { small: modularScale(1.2), wide: modularScale(1.25) } as const;

export const leading = { tight: '1.12', snug: '1.3', normal: '1.55' } as const;

/** Line length for reading, within 60 to 72 characters of Figtree. */
export const measure = '66ch';

/** Widths of the content column. */
export const column = { narrow: '28rem', reading: '44rem', wide: '75rem' } as const;

/** Widths of what lies over the page. */
export const panel = {
  tooltip: '18rem',
  drawer: '22rem',
  floating: '24rem',
  small: '28rem',
  medium: '36rem',
  large: '48rem',
} as const;

export const motion = {
  still: '1ms',
  fast: '120ms',
  normal: '180ms',
  turn: '900ms',
  breath: '1800ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  sway: 'cubic-bezier(0.42, 0, 0.58, 1)',
  steady: 'cubic-bezier(0, 0, 1, 1)',
} as const;

/** Heights of what is pressed. */
export const target = { dense: '2rem', row: '2.25rem', touch: '2.75rem', large: '3.25rem' } as const;

export const iconSize = { small: '1rem', medium: '1.25rem', large: '2rem' } as const;

/** Diameters of a person's picture, and of what stands in its place. */
export const portraitSize = { small: '2rem', medium: '2.75rem', large: '4rem', huge: '7rem' } as const;

export const layer = {
  sticky: '1',
  header: '10',
  drawer: '20',
  dialog: '30',
  popover: '40',
  toast: '50',
  focus: '60',
} as const;

/** Widths from which a layout applies, in pixels. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280 } as const;

export const media = {
  phone: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  /** High enough that something may stay over the page. */
  tall: 'screen and (min-height: 640px)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  stillMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  coarsePointer: '(pointer: coarse)',
  scriptless: '(scripting: none)',
} as const;
