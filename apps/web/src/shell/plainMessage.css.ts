import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { layer, radius, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** A message where toasts could not be fetched. */
export const plainMessage = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineEnd: space[3],
  insetBlockStart: `calc(4rem + ${space[3]})`,
  maxInlineSize: `calc(100% - 2 * ${space[3]})`,
  padding: space[4],
  border: `${theme.border.control} solid ${theme.tone.critical.line}`,
  borderRadius: radius.card,
  background: theme.tone.critical.surface,
  color: theme.tone.critical.ink,
});
