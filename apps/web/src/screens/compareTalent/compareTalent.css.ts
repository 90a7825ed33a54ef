import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space, weight } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

const onPhones = (rule: object) => ({ '@media': { [media.phone]: rule } });

/** How wide what a row is about stays, in sight while columns go by beneath it. */
const rowHeaderWidth = '7.5rem';

// A table with a column for each person; on a phone a card for each fact, with a line for each person. Roles in the
// markup hold what `display` would take away.

/** Large type can make four columns wider than the page: they scroll by themselves, to what has the focus. */
export const frame = style({
  overflowX: 'auto',
  scrollPaddingInlineStart: rowHeaderWidth,
  ...onPhones({ overflowX: 'visible' }),
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  minInlineSize: '42rem',
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
  ...onPhones({ display: 'block', minInlineSize: 0 }),
});

export const head = style({ ...onPhones({ display: 'block', marginBlockEnd: space[4] }) });

export const headRow = style({ ...onPhones({ display: 'grid', gap: space[3] }) });

const line = `${borderWidth.hairline} solid ${theme.color.line}`;

const box = style({
  padding: space[3],
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  borderBlockEnd: line,
  ...onPhones({ padding: 0, border: 0 }),
});

export const corner = style([
  box,
  {
    inlineSize: rowHeaderWidth,
    borderBlockEnd: `${theme.border.card} solid ${theme.color.lineStrong}`,
    ...onPhones({ display: 'none' }),
  },
]);

export const person = style([
  box,
  {
    verticalAlign: 'bottom',
    fontWeight: weight.semibold,
    hyphens: 'auto',
    borderBlockEnd: `${theme.border.card} solid ${theme.color.lineStrong}`,
    '@media': {
      [media.desktop]: { fontSize: scale.text.lg },
      [media.phone]: { display: 'block', padding: 0, border: 0 },
    },
  },
]);

export const who = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  ...onPhones({ gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: space[3] }),
});

export const body = style({ ...onPhones({ display: 'grid', gap: space[3] }) });

export const row = style({
  ...onPhones({
    display: 'grid',
    gap: space[3],
    padding: space[4],
    border: `${theme.border.card} solid ${theme.color.line}`,
    borderRadius: radius.card,
    background: theme.color.surfaceRaised,
  }),
});

export const rowHeader = style([
  box,
  {
    position: 'sticky',
    insetInlineStart: 0,
    paddingInlineStart: 0,
    background: theme.color.surface,
    fontSize: scale.text.sm,
    fontWeight: weight.medium,
    color: theme.color.inkMuted,
    ...onPhones({
      position: 'static',
      background: 'transparent',
      fontSize: scale.text.md,
      fontWeight: weight.semibold,
      color: theme.color.ink,
    }),
  },
]);

/** A fact of one person: on a phone beside their name. */
export const cell = style([
  box,
  {
    ...onPhones({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      gap: space[3],
    }),
  },
]);

/** What all have in common is no one's. */
export const sharedCell = style([box, { ...onPhones({ display: 'block' }) }]);

export const name = style({
  display: 'none',
  ...onPhones({ display: 'block', fontSize: scale.text.sm, color: theme.color.inkMuted }),
});

export const actions = style({
  display: 'grid',
  maxInlineSize: '14rem',
  gap: space[2],
});
