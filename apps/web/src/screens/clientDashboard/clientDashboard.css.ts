import { besideFrom } from '@guildhall/ui/tokens/besideFrom.ts';
import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, layer, media, radius, space, target } from '@guildhall/ui/tokens/scales.ts';
import type { StyleRule } from '@vanilla-extract/css';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const line = `${borderWidth.hairline} solid ${theme.color.line}`;

/** What narrows a list, and what it comes to: one line where there is room. */
export const toolbar = style({
  display: 'grid',
  gap: `${space[3]} ${space[6]}`,
  // Controls share a line, whether a label stands above them or not.
  alignItems: 'end',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end' } },
});
globalStyle(`${toolbar} > *`, { '@media': { [media.tablet]: { flex: 'none', maxInlineSize: '100%' } } });
globalStyle(`${toolbar} > :first-child`, { flex: '0 1 24rem', minInlineSize: 0 });

/** How many are listed, beside the controls and as high as they are. */
export const listed = style({
  minInlineSize: 'min(100%, 6em)',
  '@media': { [media.tablet]: { display: 'flex', alignItems: 'center', minBlockSize: target.touch } },
});

globalStyle(`${toolbar} > ${listed}`, { flex: '1 1 0' });

/** A project above its applications. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
});

/** Who applies, and what they write: one below the other in a narrow list. */
export const application = style({ display: 'grid', gap: space[6] });

/** Beside each other, from the width where both fit. */
export const broadApplication = style([
  application,
  { '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', columnGap: space[8] } } },
]);

/** With large text there is less room than the window says. */
const broad = '38rem';
globalStyle(`${broadApplication} > *`, {
  '@media': { [media.desktop]: { flex: `1 1 ${besideFrom(broad)}`, minInlineSize: 0, maxInlineSize: '100%' } },
});
globalStyle(`${broadApplication} > :first-child`, { flex: `0 1 ${besideFrom(broad, '18rem')}` });

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
});

export const broadAnswer = style([
  answer,
  { '@media': { [media.desktop]: { paddingInlineStart: space[8], borderInlineStart: line } } },
]);

export const letter = style({ display: 'grid', gap: space[1], justifyItems: 'start' });

/** What can be done. On phones each action is as wide as the card. */
export const actions = style({
  display: 'grid',
  // Two in a row, as far as a word of the reader's size has room in half of it.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))',
  gap: space[3],
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: space[2] } },
});

/** Those of a post, of which one has an icon before its word: two beside each other where there is room for both. */
export const postActions = style([
  actions,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))' },
]);

/** What can be done with a project's applications together. */
export const together = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

const here = createContainer();

/** What measures the list, in letters: large ones leave no room for what stays in sight over it. */
export const list = style({ containerName: here, containerType: 'inline-size' });

/** Where there is room for it over the list, so that it stays in sight while applications are chosen further down. */
const overList = (rule: StyleRule): StyleRule => ({
  '@media': { [media.tall]: { '@container': { [`${here} (min-width: 18rem)`]: rule } } },
});

/** Between the head of the page and its tabs. */
export const undo = style({
  marginBlockEnd: space[5],
  borderRadius: radius.control,
});

/** How many are chosen, and what can be done with them: below the site's header, over the cards that go by. */
export const several = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flexGrow: 1,
  padding: `${space[3]} ${space[4]}`,
  border: line,
  borderRadius: radius.card,
  background: theme.color.surfaceRaised,
  ...overList({ boxShadow: theme.elevation.floating }),
});

export const severalActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

globalStyle(`${together}:has(${several})`, {
  ...overList({ position: 'sticky', insetBlockStart: '4.5rem', zIndex: layer.sticky }),
});

/** What gets the focus is not scrolled to below it. */
globalStyle(`html:has(${several})`, { '@media': { [media.tall]: { scrollPaddingBlockStart: '13rem' } } });

/** The list, and from the width where both fit the open application beside it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: space[6],
});

/** It stays in sight, below the site's header, while the list goes by. */
export const pane = style({ position: 'sticky', insetBlockStart: '5.5rem' });

export const paneCard = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  maxBlockSize: 'calc(100dvh - 6.5rem)',
});

export const paneHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  paddingInlineStart: space[6],
  paddingInlineEnd: space[4],
  borderBlockEnd: line,
});

export const paneBody = style({ overflowY: 'auto', padding: space[6], overscrollBehavior: 'contain' });

/** At the top, where they are in sight however little of the page is. */
export const paneActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingInline: space[6],
  paddingBlock: space[4],
  borderBlockEnd: line,
});
