import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, leading, media, space, weight } from '@guildhall/ui/tokens/scales.ts';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const here = createContainer();

/** What measures the table, in letters, so that large text counts as little room. */
export const room = style({ containerName: here, containerType: 'inline-size' });

/** Where columns would become too narrow to read, they keep a width and scroll. */
const inNarrow = (rule: object) => ({ [`${here} (max-width: 52rem)`]: rule });

/** Where letters are so large that little more than one column fits. */
const inLargeText = (rule: object) => ({ [`${here} (max-width: 13rem)`]: rule });

/** How wide what a row is about stays, in sight while columns go by beneath it. */
const rowHeaderWidth = '7.5rem';
const narrowRowHeaderWidth = '6rem';
/** A person and a piece of the next: so it is seen that there are more. */
const personWidth = '13rem';

/** Columns that are wider than the page scroll by themselves, to what has the focus. */
export const frame = style({
  // What is there for the ear alone is cut off with the rest.
  position: 'relative',
  overflowX: 'auto',
  scrollPaddingInlineStart: rowHeaderWidth,
  '@container': inNarrow({ scrollPaddingInlineStart: narrowRowHeaderWidth }),
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

const line = `${borderWidth.hairline} solid ${theme.color.line}`;
const headLine = `${theme.border.card} solid ${theme.color.lineStrong}`;

const box = style({
  padding: space[3],
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  borderBlockEnd: line,
});

/** It stays beside what goes by, but for large text, which needs the room itself. */
const stays = style([
  box,
  {
    inlineSize: rowHeaderWidth,
    paddingInlineStart: 0,
    position: 'sticky',
    insetInlineStart: 0,
    background: theme.color.surface,
    '@container': {
      ...inNarrow({ inlineSize: narrowRowHeaderWidth }),
      ...inLargeText({ inlineSize: '6rem', position: 'static' }),
    },
  },
]);

export const corner = style([stays, { borderBlockEnd: headLine }]);

export const person = style([
  box,
  {
    verticalAlign: 'bottom',
    fontWeight: weight.semibold,
    hyphens: 'auto',
    borderBlockEnd: headLine,
    '@media': { [media.desktop]: { fontSize: scale.text.lg } },
    '@container': { ...inNarrow({ inlineSize: personWidth }), ...inLargeText({ inlineSize: '8.5rem' }) },
  },
]);

export const who = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
});

export const rowHeader = style([
  stays,
  { fontSize: scale.text.sm, fontWeight: weight.medium, color: theme.color.inkMuted, hyphens: 'auto' },
]);

/** A fact of one person. */
export const cell = box;

export const actions = style({
  display: 'grid',
  maxInlineSize: '14rem',
  gap: space[2],
});

/** Where an application stands, then yes and no, then a talk. */
export const answers = style([actions, { gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))' }]);
globalStyle(`${answers} > :is(div, a)`, { gridColumn: '1 / -1' });
