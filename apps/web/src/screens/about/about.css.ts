import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, column, font, leading, media, space, weight } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const rule = `${borderWidth.hairline} solid ${theme.color.line}`;

export const page = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.tablet]: { gap: space[16], paddingBlock: `${space[8]} ${space[12]}` } },
});

export const opening = style({ display: 'grid', gap: space[4], maxInlineSize: '54rem' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: `${space[6]} ${space[8]}`,
  paddingBlock: space[6],
  borderBlock: rule,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', paddingBlock: space[8] } },
});

/** The figure stands above its name, which comes first for those who listen. */
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const figureValue = style({
  fontFamily: font.display,
  fontSize: scale.text.hero,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const figureLabel = style({ color: theme.color.inkMuted });

/** The heading in the margin, the text beside it. */
export const chapter = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[8] } },
});

const besideHeading = { [media.desktop]: { gridColumn: '2 / -1' } };

export const reading = style({
  display: 'grid',
  gap: space[5],
  maxInlineSize: column.reading,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  '@media': besideHeading,
});

export const values = style({ counterReset: 'value', display: 'grid', '@media': besideHeading });

export const value = style({
  counterIncrement: 'value',
  position: 'relative',
  display: 'grid',
  gap: space[1],
  paddingBlock: space[5],
  paddingInlineStart: space[12],
  borderBlockStart: rule,
  selectors: {
    '&::before': {
      content: 'counter(value)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: space[5],
      color: theme.color.inkMuted,
      fontFamily: font.display,
      fontSize: scale.text.lg,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: leading.snug,
    },
    '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
    '&:first-child::before': { insetBlockStart: 0 },
  },
});

/** Two even lines instead of one and a word. */
globalStyle(`${value} p`, { textWrap: 'balance' });

export const nextStep = style({
  display: 'grid',
  gap: space[6],
  paddingBlockStart: space[10],
  borderBlockStart: rule,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: space[12] },
  },
});

export const nextWords = style({ display: 'grid', gap: space[2] });
