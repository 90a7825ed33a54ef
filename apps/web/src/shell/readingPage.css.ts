import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, column, leading, media, radius, space, target, weight } from '@guildhall/ui/tokens/scales.ts';
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

export const updated = style({ marginBlockEnd: space[8], color: theme.color.inkMuted, fontSize: scale.text.sm });

export const contents = style({
  alignSelf: 'start',
  paddingBlock: space[4],
  borderBlock: `${borderWidth.hairline} solid ${theme.color.line}`,
  '@media': {
    [media.desktop]: {
      gridArea: 'contents',
      position: 'sticky',
      insetBlockStart: '6rem',
      maxBlockSize: 'calc(100dvh - 8rem)',
      overflowY: 'auto',
      paddingBlock: 0,
      borderBlock: 'none',
    },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({
  marginBlockEnd: space[1],
  color: theme.color.inkMuted,
  fontSize: scale.text.sm,
  fontWeight: weight.semibold,
});

export const contentsList = style({ fontSize: scale.text.sm });

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.dense,
  borderRadius: radius.control,
  color: theme.color.ink,
  textDecoration: 'none',
  lineHeight: leading.snug,
  selectors: { '&:hover': { color: theme.color.link, textDecoration: 'underline' } },
  '@media': { [media.coarsePointer]: { minBlockSize: target.touch } },
});

export const text = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  '@media': { [media.desktop]: { gridArea: 'text' } },
});

/** What is read stands a little larger and wider apart than what is worked with. */
export const section = style({ display: 'grid', gap: space[4], fontSize: '1.0625rem', lineHeight: 1.65 });

globalStyle(`${section} > ul, ${section} > ol`, { display: 'grid', gap: space[2], paddingInlineStart: space[5] });
globalStyle(`${section} > ul`, { listStyle: 'disc' });
globalStyle(`${section} > ol`, { listStyle: 'decimal' });
globalStyle(`${section} li::marker`, { color: theme.color.inkMuted });
globalStyle(`${section} li`, { paddingInlineStart: space[1] });
globalStyle(`${section} strong`, { fontWeight: weight.semibold });
