import { besideFrom } from '@guildhall/ui/tokens/besideFrom.ts';
import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, column, font, leading, media, space, weight } from '@guildhall/ui/tokens/scales.ts';
import { style, styleVariants } from '@vanilla-extract/css';

export const rule = `${borderWidth.hairline} solid ${theme.color.line}`;
export const strongRule = `${borderWidth.focus} solid ${theme.color.ink}`;

/** A figure of the display face, as large as the screen allows. */
export const displayFigure = {
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
  paddingBlockStart: space[6],
  '@media': { [media.tablet]: { gap: space[16], paddingBlock: `${space[8]} ${space[12]}` } },
});

export const opening = style({ display: 'grid', gap: space[4], maxInlineSize: '54rem' });

export const figures = style({
  display: 'grid',
  // Two beside each other; one below the other where text is much larger than a phone is wide.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 7rem)), 1fr))',
  gap: `${space[6]} ${space[8]}`,
  paddingBlock: space[6],
  borderBlock: rule,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', paddingBlock: space[8] } },
});

/** The figure stands above its name, which comes first for those who listen. */
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const figureValue = style({ ...displayFigure, fontSize: scale.text.hero });

export const figureUnit = style({ fontSize: scale.text.xl });

export const figureLabel = style({ color: theme.color.inkMuted });

const chapterBase = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } as const;

/** The heading in the margin with the text beside it, or over the whole width. */
export const chapter = styleVariants({
  margin: {
    ...chapterBase,
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[8] } },
  },
  above: { ...chapterBase, gap: space[6], '@media': { [media.tablet]: { gap: space[8] } } },
});

export const chapterHead = styleVariants({
  margin: { display: 'grid', gap: space[2], alignContent: 'start' },
  above: {
    display: 'grid',
    gap: space[2],
    paddingBlockStart: space[4],
    borderBlockStart: strongRule,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: space[8],
        alignItems: 'baseline',
      },
    },
  },
});

export const chapterBody = styleVariants({
  margin: { minInlineSize: 0, '@media': { [media.desktop]: { gridColumn: '2 / -1' } } },
  above: { minInlineSize: 0 },
});

export const reading = style({
  display: 'grid',
  gap: space[5],
  maxInlineSize: column.reading,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
});

export const example = style({
  marginBlockStart: space[2],
  paddingInlineStart: space[4],
  borderInlineStart: `${borderWidth.mark} solid ${theme.color.rating}`,
});

export const nextStep = style({
  display: 'grid',
  gap: space[6],
  paddingBlockStart: space[10],
  borderBlockStart: rule,
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: space[12] },
  },
});

/** Beside the way there, unless large text takes the room. */
export const nextWords = style({
  display: 'grid',
  flex: `1 1 ${besideFrom('34rem')}`,
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
});
