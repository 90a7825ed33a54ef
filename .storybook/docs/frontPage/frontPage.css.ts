import { globalStyle, style } from '@vanilla-extract/css';

import { scale, theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, font, leading, media, radius, space, weight } from '../../../packages/ui/src/tokens/scales.ts';

const rule = `${borderWidth.hairline} solid ${theme.color.line}`;
const displayFigure = {
  fontFamily: font.display,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
} as const;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  color: theme.color.ink,
  '@media': { [media.tablet]: { gap: space[16], paddingBlockEnd: space[12] } },
});

globalStyle(`${page} :is(code, kbd)`, {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875em',
  whiteSpace: 'nowrap',
  paddingInline: space[1],
  borderRadius: radius.inner,
  background: theme.color.surfaceSunken,
  boxShadow: `inset 0 0 0 ${borderWidth.hairline} ${theme.color.line}`,
});

export const opening = style({ display: 'grid', gap: space[5] });

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontWeight: weight.semibold,
});

export const mark = style({ inlineSize: '2.25rem', blockSize: '2.25rem' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[5]} ${space[6]}`,
  marginBlockStart: space[4],
  paddingBlock: space[6],
  borderBlock: rule,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, auto))', justifyContent: 'space-between' } },
});

/** The figure stands above its name, which comes first for those who listen. */
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const figureValue = style({ ...displayFigure, fontSize: scale.text.display });

export const figureLabel = style({ color: theme.color.inkMuted, fontSize: scale.text.sm });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', columnGap: space[8] } },
});

export const partHead = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const partBody = style({ minInlineSize: 0 });

export const chapters = style({ display: 'grid' });

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[5],
  borderBlockStart: rule,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const chapterBody = style({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const places = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` });

export const steps = style({ display: 'grid', gap: space[5], counterReset: 'step' });

/** The number stands in the margin, in figures that can be read from across the table. */
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  paddingInlineStart: space[12],
  '::before': {
    ...displayFigure,
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    fontSize: scale.text.xxl,
    color: theme.color.inkMuted,
  },
});

export const together = style({ display: 'grid', gap: space[5] });
