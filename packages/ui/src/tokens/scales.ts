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

export const radius = { control: '0.375rem', card: '0.75rem', pill: '999px' } as const;

export const borderWidth = { hairline: '1px', control: '1px', focus: '2px' } as const;

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

export const motion = { still: '1ms', fast: '120ms', normal: '180ms', ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } as const;

/** Smallest target sizes: on touch and on dense desktop rows. */
export const target = { touch: '2.75rem', dense: '2rem' } as const;

export const layer = { header: '10', drawer: '20', dialog: '30', popover: '40', toast: '50' } as const;

/** Widths from which a layout applies, in pixels. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280 } as const;

export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  stillMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  coarsePointer: '(pointer: coarse)',
} as const;
