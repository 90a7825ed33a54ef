import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, media, radius, space, weight } from '../../tokens/scales.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

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

/** On a phone a step has no room for its name: the status below the bars says where one is. */
export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: visuallyHidden },
});

export const status = style({
  marginBlockStart: space[2],
  fontSize: scale.text.sm,
  fontWeight: weight.semibold,
  '@media': { [media.tablet]: visuallyHidden },
});
