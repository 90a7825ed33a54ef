import { room } from '@guildhall/ui/tokens/atMost.ts';
import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, column, leading, media, space, target, weight } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

const indexWidth = '13rem';

/** One below the other, and from 1024 px the index beside the parts. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxInlineSize: column.reading,
  marginInline: 'auto',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${indexWidth} minmax(0, ${column.reading})`,
      columnGap: space[12],
      maxInlineSize: `calc(${indexWidth} + ${space[12]} + ${column.reading})`,
    },
  },
});

export const head = style({ '@media': { [media.desktop]: { gridColumn: 2 } } });

export const parts = style({ minInlineSize: 0, '@media': { [media.desktop]: { gridColumn: 2 } } });

const line = `${borderWidth.hairline} solid ${theme.color.line}`;

export const index = style({
  alignSelf: 'start',
  paddingBlock: space[4],
  borderBlock: line,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '5.5rem',
      maxBlockSize: 'calc(100dvh - 6.5rem)',
      overflowY: 'auto',
      paddingBlock: 0,
      borderBlock: 'none',
    },
    print: { display: 'none' },
  },
});

export const indexTitle = style({
  marginBlockEnd: space[1],
  color: theme.color.inkMuted,
  fontSize: scale.text.sm,
  fontWeight: weight.semibold,
  '@media': { [media.desktop]: { paddingInlineStart: space[4] } },
});

/** Two beside each other on a phone, where the letters leave room for it. */
export const indexList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: room(4),
  fontSize: scale.text.sm,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', borderInlineStart: line } },
});

export const indexLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.dense,
  color: theme.color.inkMuted,
  lineHeight: leading.snug,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.color.link, textDecoration: 'underline' },
    '&[aria-current]': { color: theme.color.ink, fontWeight: weight.semibold },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: target.touch },
    [media.desktop]: {
      marginInlineStart: `calc(-1 * ${borderWidth.hairline})`,
      // In line with the title above.
      paddingInlineStart: `calc(${space[4]} - ${borderWidth.mark} + ${borderWidth.hairline})`,
      borderInlineStart: `${borderWidth.mark} solid transparent`,
      selectors: { '&[aria-current]': { borderInlineStartColor: theme.color.accent } },
    },
  },
});
