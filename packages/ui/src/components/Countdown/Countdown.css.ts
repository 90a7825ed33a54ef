import { style } from '@vanilla-extract/css';

import { scale, theme } from '../../tokens/contract.css.ts';
import { font, leading, radius, space, weight } from '../../tokens/scales.ts';

export const countdown = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
});

export const label = style({ fontSize: scale.text.sm, fontWeight: weight.medium, color: theme.color.inkMuted });

const widest = '4.5rem';

// Nothing moves at a tick, since figures are of one width; where there is little room, three digits of days take more of it,
// and the last stand below.
export const cells = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  inlineSize: `calc(4 * ${widest} + 3 * ${space[2]})`,
  maxInlineSize: '100%',
});

export const cell = style({
  display: 'grid',
  flex: '1 1 min-content',
  maxInlineSize: widest,
  justifyItems: 'center',
  paddingBlock: space[2],
  border: `${theme.border.card} solid ${theme.color.line}`,
  borderRadius: radius.control,
  background: theme.color.surfaceSunken,
});

export const figure = style({
  fontFamily: font.display,
  fontSize: scale.text.xl,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const unit = style({ fontSize: scale.text.xs, lineHeight: leading.snug, color: theme.color.inkMuted });

export const live = style({ fontWeight: weight.semibold });
