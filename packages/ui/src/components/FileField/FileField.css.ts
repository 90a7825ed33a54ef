import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { focusRing } from '../../internal/edges.ts';
import { atMost, room } from '../../tokens/atMost.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, media, radius, space, target, weight } from '../../tokens/scales.ts';

const previewSize = atMost('4.5rem');

// Below the picture where large text leaves no room beside it.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: room(4),
  minInlineSize: 0,
});

export const parts = style({
  display: 'grid',
  flex: '1 1 min(9rem, 100%)',
  alignContent: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: previewSize,
});

export const line = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });

export const preview = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: previewSize,
    blockSize: previewSize,
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
  // The browser cuts its own words in the middle where room is short: the name stands below, whole. Where no script
  // runs it never will. Assistive technology hears them in any case.
  fontSize: 0,
  color: theme.color.inkMuted,
  '@media': { [media.scriptless]: { fontSize: scale.text.sm } },
  selectors: {
    '&:focus-visible': { ...focusRing() },
    '&:disabled': { color: theme.color.inkDisabled, cursor: 'not-allowed' },
    '&::file-selector-button': {
      minBlockSize: target.touch,
      marginInlineEnd: space[3],
      maxInlineSize: '100%',
      paddingInline: room(4),
      border: `${theme.border.control} solid ${theme.color.lineStrong}`,
      borderRadius: radius.control,
      background: theme.color.surfaceRaised,
      color: theme.color.ink,
      font: 'inherit',
      whiteSpace: 'normal',
      fontSize: scale.text.sm,
      fontWeight: weight.semibold,
      cursor: 'pointer',
    },
    '&:hover::file-selector-button': { background: theme.color.surfaceHover },
    '&[aria-invalid]::file-selector-button': { borderColor: theme.color.danger },
    '&:disabled::file-selector-button': {
      background: theme.color.surfaceSunken,
      borderColor: theme.color.lineDisabled,
      color: theme.color.inkDisabled,
      cursor: 'not-allowed',
    },
  },
});

export const facts = style({
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({ color: theme.color.ink, fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const size = style({ whiteSpace: 'nowrap' });

const state = { display: 'flex', gap: space[2], fontSize: scale.text.sm, lineHeight: leading.snug } as const;
export const done = style({ ...state, fontWeight: weight.medium, color: theme.tone.positive.ink });
export const failed = style({ ...state, fontWeight: weight.medium, color: theme.color.danger });
export const failure = style({ display: 'grid', justifyItems: 'start', gap: space[2] });
