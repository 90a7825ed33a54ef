import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { font, leading, media, space } from '@guildhall/ui/tokens/scales.ts';
import type { StyleRule } from '@vanilla-extract/css';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

import { displayFigure, rule, strongRule } from '../../shell/storyPage/storyPage.css.ts';

/** As high for clients, who have no search, so that nothing below moves when it is known who is here. */
export const lookAround = style({ maxInlineSize: '40rem', minBlockSize: '3.25rem', marginBlockStart: space[3] });

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: `${space[8]} ${space[8]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[10] },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space[12] },
  },
});

/** A large figure, then the step; beside each other on a phone. */
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
  alignContent: 'start',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      gridRow: 'span 2',
      color: theme.color.accent,
      ...displayFigure,
      fontSize: scale.text.hero,
      lineHeight: 1,
    },
  },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&::before': { gridRow: 'auto', marginBlockEnd: space[2] } },
    },
  },
});

const here = createContainer();

export const trades = style({ display: 'grid', containerName: here, containerType: 'inline-size' });

/** With large text there is less room than the window says. */
const inRow = (least: string, rules: StyleRule): StyleRule => ({
  '@container': { [`${here} (min-width: ${least})`]: rules },
});

/** A line of the list: what, of what it consists, what it pays, how much it is asked for. */
export const trade = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name name" "skills skills" "income demand"',
  gap: `0 ${space[4]}`,
  alignItems: 'baseline',
  paddingBlock: space[4],
  borderBlockEnd: rule,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
  '@media': {
    [media.tablet]: inRow('36rem', {
      gridTemplateColumns: 'minmax(0, 1fr) 13rem 6rem',
      gridTemplateAreas: '"name income demand" "skills income demand"',
      columnGap: space[8],
      alignItems: 'center',
    }),
    [media.desktop]: inRow('50rem', {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 13rem 6rem',
      gridTemplateAreas: '"name skills income demand"',
      alignItems: 'baseline',
    }),
  },
});
globalStyle(`${trade} > h3`, { gridArea: 'name' });
globalStyle(`${trade} > p`, { gridArea: 'skills' });

export const tradeIncome = style({
  gridArea: 'income',
  marginBlockStart: space[1],
  fontFamily: font.display,
  fontSize: scale.text.xl,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: leading.snug,
  '@media': { [media.tablet]: { marginBlockStart: 0, textAlign: 'end' } },
});

export const tradeDemand = style({
  gridArea: 'demand',
  justifySelf: 'end',
  '@media': { [media.tablet]: { justifySelf: 'start' } },
});

export const tradesNote = style({ marginBlockStart: space[6] });

export const tipGroups = style({ display: 'grid', gap: space[8] });

export const tipGroup = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  paddingBlockStart: space[5],
  borderBlockStart: rule,
  selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 'none' } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[8] },
  },
});

export const tips = style({ display: 'grid', gap: space[3] });

export const tip = style({
  position: 'relative',
  paddingInlineStart: space[5],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.75em',
      inlineSize: space[2],
      borderBlockStart: strongRule,
    },
  },
});
