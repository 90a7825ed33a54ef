import { style } from '@vanilla-extract/css';

import { scale, theme } from '../../tokens/contract.css.ts';
import { font, leading, space, weight } from '../../tokens/scales.ts';

export const statCard = style({ display: 'grid', gap: space[1] });

export const value = style({
  fontFamily: font.display,
  fontSize: scale.text.display,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: theme.color.inkMuted,
  fontSize: scale.text.sm,
  fontWeight: weight.medium,
});

export const hint = style({ color: theme.color.inkMuted, fontSize: scale.text.sm });
