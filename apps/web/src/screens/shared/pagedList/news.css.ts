import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { layer, radius, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Over the list, near the end of the window: it takes no room, so that nothing moves for what it says. */
export const newsPlace = style({
  position: 'sticky',
  insetBlockEnd: '5.5rem',
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  blockSize: 0,
});

export const news = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  border: `${theme.border.card} solid ${theme.color.line}`,
  borderRadius: radius.card,
  background: theme.color.surfaceRaised,
  boxShadow: theme.elevation.floating,
});
