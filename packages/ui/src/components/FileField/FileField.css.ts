import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, radius, space, target, weight } from '../../tokens/scales.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 });

export const preview = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    overflow: 'hidden',
    border: `${theme.border.control} solid ${theme.color.line}`,
    background: theme.color.surfaceSunken,
    color: theme.color.inkMuted,
  },
  variants: {
    shape: { circle: { borderRadius: radius.pill }, square: { borderRadius: radius.card } },
  },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const input = style({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: target.touch,
  borderRadius: radius.control,
  fontSize: scale.text.sm,
  color: theme.color.inkMuted,
  selectors: {
    '&:focus-visible': { outline: `${borderWidth.focus} solid ${theme.color.focus}`, outlineOffset: '2px' },
    '&:disabled': { color: theme.color.inkDisabled, cursor: 'not-allowed' },
    '&::file-selector-button': {
      minBlockSize: target.touch,
      marginInlineEnd: space[3],
      paddingInline: space[4],
      border: `${theme.border.control} solid ${theme.color.lineStrong}`,
      borderRadius: radius.control,
      background: theme.color.surfaceRaised,
      color: theme.color.ink,
      font: 'inherit',
      fontWeight: weight.semibold,
      cursor: 'pointer',
    },
    '&:hover::file-selector-button': { background: theme.color.surfaceHover },
    '&[aria-invalid]::file-selector-button': { borderColor: theme.color.danger },
    '&:disabled::file-selector-button': {
      background: theme.color.surfaceSunken,
      borderColor: theme.color.line,
      color: theme.color.inkDisabled,
      cursor: 'not-allowed',
    },
  },
});
