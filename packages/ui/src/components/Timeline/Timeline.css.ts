import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, radius, space, weight } from '../../tokens/scales.ts';

const markSize = '2rem';

export const list = style({ display: 'grid', minInlineSize: 0 });

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  // Large text leaves a phone too little room for its words.
  columnGap: `min(${space[3]}, 4vw)`,
  paddingBlockEnd: space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line from this mark to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${markSize} + ${space[1]}) ${space[1]}`,
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      borderInlineStart: `${borderWidth.focus} solid ${theme.color.line}`,
    },
  },
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: markSize,
    blockSize: markSize,
    borderStyle: 'solid',
    borderWidth: theme.border.control,
    borderRadius: radius.pill,
  },
  variants: {
    tone: mapTokens(theme.tone, ({ surface, ink, line }) => ({ background: surface, color: ink, borderColor: line })),
  },
  defaultVariants: { tone: 'neutral' },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
  paddingBlockStart: '0.1875rem',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
});

export const title = style({
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  // With large text a word may be wider than a phone.
  overflowWrap: 'anywhere',
});

export const time = style({ fontSize: scale.text.sm, color: theme.color.inkMuted });

export const description = style({ color: theme.color.inkMuted, overflowWrap: 'anywhere' });
