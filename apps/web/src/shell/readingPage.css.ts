import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { column, media, space, weight } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `15rem minmax(0, ${column.reading})`,
      gridTemplateAreas: '"head head" "contents text"',
      columnGap: space[16],
      rowGap: 0,
      paddingBlockEnd: space[12],
    },
  },
});

export const head = style({
  maxInlineSize: column.reading,
  '@media': { [media.desktop]: { gridArea: 'head', marginInlineStart: `calc(15rem + ${space[16]})` } },
});

export const updated = style({
  marginBlockEnd: space[8],
  color: theme.color.inkMuted,
  fontSize: scale.text.sm,
  '@media': { print: { marginBlockEnd: 0 } },
});

/** Its whole height: what stands in it stays in view. */
export const contents = style({ '@media': { [media.desktop]: { gridArea: 'contents' } } });

export const text = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  '@media': { [media.desktop]: { gridArea: 'text' }, print: { display: 'block' } },
});

/** The size of text on paper. */
const printed = '10.5pt';

/** What is read stands a little larger and wider apart than what is worked with. */
export const section = style({
  display: 'grid',
  gap: space[4],
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  '@media': { print: { display: 'block', fontSize: printed, lineHeight: 1.5 } },
});

// A grid keeps its rows together; on paper the text flows, and a page may end within it.
globalStyle(`${section} > * + *`, { '@media': { print: { marginBlockStart: space[3] } } });
globalStyle(`${section} + *`, { '@media': { print: { marginBlockStart: space[6] } } });

globalStyle(`${section} > ul, ${section} > ol`, { display: 'grid', gap: space[2], paddingInlineStart: space[5] });
globalStyle(`${section} > ul`, { listStyle: 'disc' });
globalStyle(`${section} > ol`, { listStyle: 'decimal' });
globalStyle(`${section} li::marker`, { color: theme.color.inkMuted });
globalStyle(`${section} li`, { paddingInlineStart: space[1] });
globalStyle(`${section} strong`, { fontWeight: weight.semibold });

/** Where the page stands, for who has it on paper. */
export const source = style({
  display: 'none',
  '@media': { print: { display: 'block', marginBlockEnd: space[6], color: theme.color.inkMuted, fontSize: printed } },
});

// On paper a link is its address. Browsers that cannot hand the origin down leave it out: `source` has it.
globalStyle(page, { '@media': { print: { display: 'block', vars: { '--origin': 'attr(data-origin)' } } } });
globalStyle(`${page} button`, { '@media': { print: { display: 'none' } } });
globalStyle(`${text} a::after`, { '@media': { print: { content: '" (" attr(href) ")"' } } });
globalStyle(`${text} a[href^='/']::after`, { '@media': { print: { content: '" (" var(--origin) attr(href) ")"' } } });
globalStyle(`${text} a[href^='mailto:']::after`, { '@media': { print: { content: 'none' } } });
