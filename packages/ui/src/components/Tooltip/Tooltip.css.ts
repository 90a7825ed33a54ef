import { style } from '@vanilla-extract/css';

import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, layer, leading, motion, panel, radius, space, weight } from '../../tokens/scales.ts';

export const tooltip = style({
  zIndex: layer.popover,
  maxInlineSize: panel.tooltip,
  paddingInline: space[3],
  paddingBlock: space[2],
  // Seen in forced colours only.
  border: `${borderWidth.hairline} solid transparent`,
  borderRadius: radius.control,
  background: theme.color.ink,
  color: theme.color.surface,
  fontSize: scale.text.sm,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
