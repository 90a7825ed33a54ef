import { createContainer, globalStyle, style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { room as roomOf } from '../../tokens/atMost.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space, target, weight } from '../../tokens/scales.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

const here = createContainer();

/** Less room than short facts take beside each other: on a screen, where text is large. */
const narrow = `${here} (max-width: 40rem)`;

const onPhones = (rule: object) => ({ '@media': { [media.phone]: rule }, '@container': { [narrow]: rule } });

export const room = style({ containerName: here, containerType: 'inline-size' });

// Cards below each other on a phone, a table from 768 px, unless large text takes the room. Roles in the markup hold what `display` would take away.
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: leading.snug,
  ...onPhones({ display: 'block' }),
});

export const caption = style({
  paddingBlockEnd: space[3],
  textAlign: 'start',
  fontWeight: weight.semibold,
  ...onPhones({ display: 'block' }),
});
export const hiddenCaption = style(visuallyHidden);

export const head = style({
  ...onPhones({ display: 'block' }),
});

export const headRow = style({
  borderBlockEnd: `${theme.border.card} solid ${theme.color.lineStrong}`,
  ...onPhones({ display: 'flex', flexWrap: 'wrap', gap: space[2], borderBlockEnd: 0, paddingBlockEnd: space[3] }),
});

export const header = style({
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontSize: scale.text.sm,
  fontWeight: weight.medium,
  color: theme.color.inkMuted,
  selectors: {
    '&[data-align=end]': { textAlign: 'end' },
    '&[data-sortable]': { padding: 0, ...onPhones({ display: 'block' }) },
  },
});

// What cannot be sorted is said in each card.
globalStyle(`${header}:not([data-sortable])`, onPhones(visuallyHidden));

const sortOfCards = { borderColor: theme.color.lineStrong, background: theme.color.surfaceRaised };

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: target.touch,
  // With the border, as much as a cell.
  paddingInline: `calc(${space[3]} - ${theme.border.control})`,
  border: `${theme.border.control} solid transparent`,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: theme.color.surfaceHover, color: theme.color.ink },
    '&[data-pressed]': { background: theme.color.surfacePressed },
    '&[data-focus-visible]': { ...focusRing('inside') },
    // The last letter stands above the last figure.
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
    '[aria-sort]:not([aria-sort=none]) > &': { color: theme.color.ink, fontWeight: weight.bold },
  },
  '@media': {
    [media.phone]: sortOfCards,
    // A transparent border is painted in forced colours.
    [`${media.tablet} and ${media.forcedColors}`]: { borderColor: 'Canvas' },
  },
  '@container': { [narrow]: sortOfCards },
});

export const body = style({
  ...onPhones({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }),
});

export const row = style({
  borderBlockEnd: `${borderWidth.hairline} solid ${theme.color.line}`,
  selectors: { [`${body} > &:hover`]: { background: theme.color.surfaceHover } },
  ...onPhones({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    padding: roomOf(4),
    border: `${theme.border.card} solid ${theme.color.line}`,
    borderRadius: radius.card,
    background: theme.color.surfaceRaised,
  }),
});

const cellOfCards = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  padding: 0,
} as const;

export const cell = style({
  padding: space[3],
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  selectors: { '&[data-align=end]': { textAlign: 'end' } },
  '@media': {
    // The first column gives way to the short facts beside it.
    [media.tablet]: { selectors: { '&:not(:first-child, [data-long])': { whiteSpace: 'nowrap' } } },
    [media.phone]: cellOfCards,
  },
  '@container': {
    [narrow]: { ...cellOfCards, selectors: { '&:not(:first-child, [data-long])': { whiteSpace: 'normal' } } },
  },
});

/** Who or what the row is about: the card's title. */
export const rowHeader = style([
  cell,
  // A long word must not make the table wider than its page; a short one is not broken for the columns beside it.
  {
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    '@media': {
      [media.phone]: { fontSize: scale.text.lg },
      [media.tablet]: { minInlineSize: '7rem' },
    },
    '@container': { [narrow]: { fontSize: scale.text.lg, minInlineSize: 0 } },
  },
]);

export const label = style({
  display: 'none',
  ...onPhones({ display: 'block', flex: 'none', fontSize: scale.text.sm, color: theme.color.inkMuted }),
});

export const empty = style([cell, { color: theme.color.inkMuted }]);
