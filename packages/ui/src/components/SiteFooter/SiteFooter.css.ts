import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { room } from '../../tokens/atMost.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, column, font, measure, media, radius, space, target, weight } from '../../tokens/scales.ts';

export const footer = style({
  borderBlockStart: `${borderWidth.hairline} solid ${theme.color.lineOnBand}`,
  background: theme.color.band,
  color: theme.color.onBand,
});

export const inner = style({
  display: 'grid',
  gap: room(10),
  maxInlineSize: `calc(${column.wide} + 2 * ${room(8)})`,
  marginInline: 'auto',
  paddingInline: room(4),
  paddingBlock: `${room(12)} ${room(8)}`,
  '@media': { [media.tablet]: { paddingInline: room(8), paddingBlock: `${room(16)} ${room(8)}` } },
});

export const columns = style({
  display: 'grid',
  gap: `${room(10)} ${room(8)}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(14rem, 2fr) 5fr' } },
});

export const brand = style({
  fontFamily: font.display,
  fontSize: scale.text.xxl,
  fontWeight: weight.medium,
  letterSpacing: '-0.02em',
});

export const statement = style({ maxInlineSize: measure, marginBlockStart: space[2], color: theme.color.onBandMuted });

/** Two groups beside each other on the narrowest phone, three where there is room, all of five on a wide screen. */
export const groups = style({
  display: 'grid',
  gap: room(8),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(8rem, (100% - 2 * ${space[8]}) / 3)), 1fr))`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' } },
});

export const title = style({
  marginBlockEnd: space[2],
  fontSize: scale.text.sm,
  fontWeight: weight.semibold,
  color: theme.color.onBandMuted,
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.dense,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  color: theme.color.onBand,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [media.coarsePointer]: { minInlineSize: target.touch, minBlockSize: target.touch } },
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // The page's ring would drown in the band.
    '&[data-focus-visible]': { ...focusRing('outside', theme.color.onBand) },
  },
});

export const foot = style({
  paddingBlockStart: space[6],
  borderBlockStart: `${borderWidth.hairline} solid ${theme.color.lineOnBand}`,
  color: theme.color.onBandMuted,
  fontSize: scale.text.sm,
});
