import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { layer, radius, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/**
 * Over the list, near the end of the window, and below the list where that ends before: no entry moves for what it says,
 * and none is covered for good.
 */
export const newsPlace = style({
  position: 'sticky',
  insetBlockEnd: '5.5rem',
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  // Beside the line the list is pressed, not its place.
  pointerEvents: 'none',
});

export const news = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[2]} ${space[3]}`,
  marginBlockStart: space[4],
  pointerEvents: 'auto',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  border: `${theme.border.card} solid ${theme.color.line}`,
  borderRadius: radius.card,
  background: theme.color.surfaceRaised,
  boxShadow: theme.elevation.floating,
});
