import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, media, radius, space, target, weight } from '../../tokens/scales.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], minInlineSize: 0 });

export const item = style({ maxInlineSize: '100%', minInlineSize: 0 });

const pressed = style({
  minBlockSize: target.dense,
  fontSize: scale.text.sm,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { ...focusRing() } },
  '@media': { [media.coarsePointer]: { minBlockSize: target.touch } },
});

export const chip = style([
  pressed,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxInlineSize: '100%',
    paddingInline: space[3],
    border: `${theme.border.control} solid ${theme.tone.accent.line}`,
    borderRadius: radius.pill,
    background: theme.tone.accent.surface,
    color: theme.tone.accent.ink,
    textDecorationLine: 'none',
    selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
  },
]);

export const words = style({ minInlineSize: 0, paddingBlock: space[1], overflowWrap: 'anywhere' });

export const clear = style([
  pressed,
  {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: space[2],
    borderRadius: radius.inner,
    color: theme.color.link,
    textUnderlineOffset: '0.18em',
    selectors: { '&[data-hovered]': { color: theme.color.linkHover } },
  },
]);
