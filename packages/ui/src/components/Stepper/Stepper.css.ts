import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, media, radius, space, weight } from '../../tokens/scales.ts';

export const list = style({ display: 'flex', gap: space[2] });

export const step = recipe({
  base: {
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    fontSize: scale.text.sm,
  },
  variants: {
    state: {
      done: { color: theme.color.inkMuted },
      current: { color: theme.color.ink, fontWeight: weight.semibold },
      coming: { color: theme.color.inkMuted },
    },
  },
});

/** A bar for each step: filled when reached. Borders, so that forced colours keep the difference. */
export const bar = recipe({
  base: { blockSize: 0, borderBlockStartWidth: borderWidth.bar, borderRadius: radius.control },
  variants: {
    state: {
      done: { borderBlockStartStyle: 'solid', borderColor: theme.color.accent },
      current: {
        borderBlockStartStyle: 'solid',
        borderColor: theme.color.accent,
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      },
      coming: {
        borderBlockStartStyle: 'solid',
        borderColor: theme.color.line,
        '@media': { [media.forcedColors]: { borderBlockStartStyle: 'dotted' } },
      },
    },
  },
});

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** On a phone only the current step has room for its name. */
export const name = recipe({
  variants: {
    isCurrent: {
      true: {},
      false: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        '@media': { [media.tablet]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } },
      },
    },
  },
});
