import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

const line = `${borderWidth.hairline} solid ${theme.color.line}`;

/** What narrows a list, and what it comes to: one line where there is room. */
export const toolbar = style({
  display: 'grid',
  gap: `${space[3]} ${space[6]}`,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 24rem) auto minmax(0, 1fr)' } },
});

/** A project above its applications. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
});

/** Who applies, and beside it, from the width where both fit, what they write. */
export const application = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: space[8] } },
});

export const applicant = style({ display: 'grid', gap: space[4], alignContent: 'start', minInlineSize: 0 });

/** What decides: rate and rating. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[5]}`,
});

export const answer = style({
  display: 'grid',
  // As wide as there is room, also where larger letters make its buttons wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [media.desktop]: { paddingInlineStart: space[8], borderInlineStart: line } },
});

export const letter = style({ display: 'grid', gap: space[1], justifyItems: 'start' });

/** The words of the button stand below those it continues, not its padding. */
export const more = style({ marginInlineStart: `calc(-1 * ${space[3]})` });

/** What can be done. On phones each action is as wide as the card. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const message = style({ display: 'grid', gridColumn: '1 / -1' });
