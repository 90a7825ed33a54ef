import { room } from '@guildhall/ui/tokens/atMost.ts';
import { besideFrom } from '@guildhall/ui/tokens/besideFrom.ts';
import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, font, leading, media, radius, space, weight } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const rule = `${borderWidth.hairline} solid ${theme.color.line}`;
const strongRule = `2px solid ${theme.color.ink}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: room(16),
  '@media': { [media.tablet]: { gap: space[24] } },
});

/** As high as the window from the start, so that the footer stays below while what concerns its reader is on its way. */
export const ownPage = style([page, { alignContent: 'start', minBlockSize: '100svh' }]);

// The first screen: what the place is for on the left, the place in figures on the right.

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: room(10),
  paddingBlockStart: room(8),
  '@media': {
    [media.tablet]: { paddingBlockStart: space[12] },
    [media.desktop]: { display: 'flex', flexWrap: 'wrap', columnGap: space[16] },
  },
});

/** Room for the headline and the figures beside it. */
const heroRoom = '44rem';

export const opening = style({
  display: 'grid',
  flex: `1 1 ${besideFrom(heroRoom)}`,
  gap: room(5),
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const headline = style({
  fontFamily: font.display,
  // In the narrowest window its longest word has one line, however large the text is.
  fontSize: `min(clamp(${scale.text.hero}, 6.2vw, 4.75rem), 15vw)`,
  fontWeight: weight.medium,
  lineHeight: 1.04,
  letterSpacing: '-0.028em',
  overflowWrap: 'anywhere',
  outline: 'none',
});

/** The headline of a person who is signed in: what concerns them stands close below. */
export const greeting = style({
  fontFamily: font.display,
  fontSize: scale.text.hero,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  letterSpacing: '-0.022em',
  overflowWrap: 'anywhere',
  outline: 'none',
});

/** Each sentence has lines of its own. */
globalStyle(`${headline} > span`, { display: 'block', textWrap: 'balance' });

/** As high for those who are signed in as for visitors, so that nothing below moves when it is known who is here. */
export const doors = style({
  display: 'grid',
  gap: room(4),
  alignContent: 'start',
  maxInlineSize: '40rem',
  minBlockSize: '10.5rem',
  marginBlockStart: room(3),
  '@media': { [media.tablet]: { minBlockSize: '7rem' } },
});

export const lead = style({ maxInlineSize: '34rem', fontSize: scale.text.lg, lineHeight: 1.5 });

export const doorRow = style({ display: 'flex', flexWrap: 'wrap', gap: room(3) });
globalStyle(`${doorRow} > *`, { flex: '1 1 auto', '@media': { [media.tablet]: { flex: 'none' } } });

export const figures = style({
  display: 'grid',
  flex: `0 1 ${besideFrom(heroRoom, '17rem')}`,
  maxInlineSize: '100%',
  // Three beside each other on the narrowest phone; one below the other where text is much larger.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
  columnGap: room(4),
  borderBlockStart: strongRule,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: '1fr' } },
});

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  paddingBlock: room(4),
  '@media': {
    [media.desktop]: {
      paddingBlock: room(5),
      borderBlockEnd: rule,
      selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
    },
  },
});

export const figureValue = style({
  order: -1,
  fontFamily: font.display,
  fontSize: scale.text.display,
  fontWeight: weight.medium,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: leading.tight,
  letterSpacing: '-0.02em',
  '@media': { [media.desktop]: { fontSize: '4.5rem', lineHeight: 1 } },
});

export const figureLabel = style({
  color: theme.color.inkMuted,
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  // Three words beside each other on the narrowest phone, also where readers set letters wider.
  hyphens: 'auto',
  hyphenateLimitChars: '10 4 4',
  overflowWrap: 'anywhere',
});

// Sections.

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${room(6)}`,
  paddingBlockStart: room(4),
  borderBlockStart: strongRule,
});

// Up to five people: one below the other, then as many beside each other as fit; what is left over fills its line.

const inLines = { display: 'flex', flexWrap: 'wrap' } as const;

export const people = style({
  display: 'grid',
  gap: room(4),
  '@media': { [media.tablet]: inLines },
});

globalStyle(`${people} > li`, {
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '1 1 13rem' } },
});

/** What measures the card, in letters, so that large text counts as little room. */
export const frame = style({ containerType: 'inline-size', blockSize: '100%' });

/** Names take the slack, so that the ruled parts of one row stand on one line. */
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto',
  gap: room(4),
  blockSize: '100%',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto auto' },
  },
  '@container': {
    '(max-width: 10em)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto auto' },
  },
});

export const who = style({
  alignSelf: 'center',
  minInlineSize: 0,
  '@media': { [media.wide]: { alignSelf: 'start' } },
});

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${room(3)}`,
  gridColumn: '1 / -1',
  paddingBlock: room(3),
  borderBlock: rule,
});
globalStyle(`${people} > li ${standing}`, {
  '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'start' } },
});

export const rest = style({
  display: 'grid',
  gap: space[2],
  gridColumn: '1 / -1',
  alignContent: 'start',
  alignItems: 'start',
  // Room in every card for a skill so long that the count stands below it: the slack is of names alone.
  '@media': { [media.wide]: { gridTemplateRows: 'auto auto minmax(3.9rem, auto)' } },
});

export const projects = style({
  display: 'grid',
  gap: room(4),
  '@media': {
    [media.tablet]: { ...inLines, gap: space[5] },
  },
});
globalStyle(`${projects} > li`, {
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '1 1 18rem' } },
});

/** Four are two and two: the last would have a line of its own. */
globalStyle(`${projects} > li:first-child:nth-last-child(4), ${projects} > li:first-child:nth-last-child(4) ~ li`, {
  '@media': { [media.tablet]: { flexBasis: '40%' } },
});

export const project = style({
  display: 'grid',
  gap: room(3),
  gridTemplateRows: 'auto auto 1fr auto',
  alignItems: 'start',
  blockSize: '100%',
});

export const projectDoor = style({ display: 'grid', gap: room(3), marginBlockStart: space[2] });

// The last word stands on the one decisive colour.

export const invitation = style({
  display: 'grid',
  gap: room(6),
  padding: `${room(10)} ${room(6)}`,
  borderRadius: radius.card,
  background: theme.color.accent,
  color: theme.color.onAccent,
  '@media': {
    [media.tablet]: { padding: space[12] },
    [media.desktop]: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', padding: space[16] },
  },
});

// The page's ring would drown in it.
globalStyle(`${invitation} a[data-focus-visible]`, { outlineColor: theme.color.onAccent });

export const invitationWords = style({
  display: 'grid',
  flex: `1 1 ${besideFrom('44rem')}`,
  gap: room(3),
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const invitationTitle = style({
  fontFamily: font.display,
  fontSize: scale.text.hero,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  letterSpacing: '-0.022em',
  overflowWrap: 'anywhere',
});
