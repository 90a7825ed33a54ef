import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, media, radius, space, target, weight } from '../../tokens/scales.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  minBlockSize: target.dense,
  border: `${theme.border.control} solid ${theme.tone.accent.line}`,
  borderRadius: radius.pill,
  background: theme.tone.accent.surface,
  color: theme.tone.accent.ink,
  fontSize: scale.text.sm,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { ...focusRing() },
    '&[data-disabled]': { color: theme.color.inkDisabled },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: target.touch } },
});

export const words = style({
  alignSelf: 'center',
  minInlineSize: 0,
  paddingInline: space[3],
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { paddingInlineEnd: 0 } },
});

export const remove = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.dense,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: theme.color.surfacePressed } },
  '@media': { [media.coarsePointer]: { inlineSize: target.touch } },
});
