import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { layer, media, radius, space } from '@guildhall/ui/tokens/scales.ts';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const here = createContainer();

/** Room for all of it on one line. With large text there is less than the window says. */
const oneLine = `${here} (min-width: 37rem)`;

export const criteriaRoom = style({ containerName: here, containerType: 'inline-size' });

/** Words to look for, then the order and the filters: one line where there is room. */
export const criteria = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  '@container': { [oneLine]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem auto' } },
});

export const query = style({ gridColumn: '1 / -1', '@container': { [oneLine]: { gridColumn: 'auto' } } });

/** Where there is room for it the bar stays in sight below the list; elsewhere it would cover too much. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  border: `${theme.border.card} solid ${theme.color.line}`,
  borderRadius: radius.card,
  background: theme.color.surfaceRaised,
  boxShadow: theme.elevation.floating,
  '@media': { [media.tall]: { position: 'sticky', insetBlockEnd: space[3], zIndex: layer.sticky } },
});

/** What gets the focus is not scrolled to below the bar. */
globalStyle(`html:has(${choice})`, { '@media': { [media.tall]: { scrollPaddingBlockEnd: '12rem' } } });

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  minInlineSize: 0,
  gap: `0 ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chosenOne = style({ display: 'flex', alignItems: 'center', gap: space[1], overflowWrap: 'anywhere' });

export const choiceActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
