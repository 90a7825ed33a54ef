import { style, styleVariants } from '@vanilla-extract/css';

import { scale, theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space } from '../../../packages/ui/src/tokens/scales.ts';

const rule = `${borderWidth.hairline} solid ${theme.color.line}`;
const tone = { do: theme.tone.positive, dont: theme.tone.critical } as const;

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[5]}`,
  color: theme.color.ink,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// Large text leaves a phone too little room for its words.
const edge = `min(${space[6]}, 6.25vw)`;

/** The examples of a pair are equally high, so that their words begin on one line. */
export const advice = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 2',
  rowGap: 0,
});

/** Room around it for a focus ring, and for what is wider than a phone. */
export const example = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  padding: `${space[6]} ${edge}`,
  overflowX: 'auto',
  border: rule,
  borderBlockEnd: 'none',
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  background: theme.color.surface,
});

export const words = styleVariants(tone, ({ ink }) => ({
  padding: `${space[3]} ${edge} ${space[4]}`,
  border: rule,
  borderBlockStart: `${borderWidth.mark} solid ${ink}`,
  borderEndStartRadius: radius.card,
  borderEndEndRadius: radius.card,
  background: theme.color.surfaceRaised,
  fontSize: scale.text.md,
  lineHeight: leading.normal,
}));

export const verdict = styleVariants(tone, ({ ink }) => ({ color: ink }));
