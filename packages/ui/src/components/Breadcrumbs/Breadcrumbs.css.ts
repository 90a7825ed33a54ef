import { style } from '@vanilla-extract/css';

import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, media, space, target, weight } from '../../tokens/scales.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
});

// A phone shows the way back alone; the heading below says where one is.
export const place = style({
  display: 'none',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: target.touch,
  selectors: { '&[data-parent]': { display: 'flex' } },
  '@media': { [media.tablet]: { display: 'flex', minBlockSize: target.dense } },
});

export const back = style({
  marginInlineEnd: space[1],
  color: theme.color.inkMuted,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const separator = style({
  display: 'none',
  marginInline: space[1],
  color: theme.color.inkMuted,
  '@media': { [media.tablet]: { display: 'block' } },
});

export const current = style({ fontWeight: weight.medium, color: theme.color.ink, overflowWrap: 'anywhere' });
