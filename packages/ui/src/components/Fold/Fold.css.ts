import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { theme } from '../../tokens/contract.css.ts';
import { media, motion, radius, space, target, weight } from '../../tokens/scales.ts';

/** Browsers that cannot open it by themselves keep its button on wide screens too. */
const opensByItself = 'selector(::details-content)';

export const fold = style({
  minInlineSize: 0,
  '@supports': {
    [opensByItself]: {
      selectors: {
        '&::details-content': { '@media': { [media.tablet]: { contentVisibility: 'visible' } } },
      },
    },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: target.touch,
  paddingInline: space[4],
  border: `${theme.border.control} solid ${theme.color.lineStrong}`,
  borderRadius: radius.control,
  background: theme.color.surfaceRaised,
  color: theme.color.ink,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: theme.color.surfaceHover },
    '&:active': { background: theme.color.surfacePressed },
    '&:focus-visible': { ...focusRing() },
  },
  '@supports': { [opensByItself]: { '@media': { [media.tablet]: { display: 'none' } } } },
});

export const mark = style({
  display: 'flex',
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

/** Apart from the button that opened it. */
export const content = style({
  paddingBlockStart: space[3],
  '@supports': { [opensByItself]: { '@media': { [media.tablet]: { paddingBlockStart: 0 } } } },
});
