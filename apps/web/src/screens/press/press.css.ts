import { besideFrom } from '@guildhall/ui/tokens/besideFrom.ts';
import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { column, font, leading, media, space, weight } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

import { rule, strongRule } from '../../shell/storyPage/storyPage.css.ts';

export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': {
    [media.desktop]: { display: 'flex', flexWrap: 'wrap', columnGap: space[16], alignItems: 'flex-start' },
  },
});

/** Room for the releases and for whom to ask beside them. */
const paperRoom = '43rem';

export const sectionTitle = style({
  inlineSize: '100%',
  paddingBlockStart: space[3],
  borderBlockStart: strongRule,
  fontSize: scale.text.md,
  fontWeight: weight.semibold,
});

export const releases = style({
  display: 'grid',
  flex: `1 1 ${besideFrom(paperRoom)}`,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const note = style({ marginBlock: `${space[5]} ${space[8]}` });

export const release = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: column.wide,
  paddingBlockEnd: space[10],
  selectors: {
    '& + &': { paddingBlockStart: space[10], borderBlockStart: rule },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const gist = style({
  fontFamily: font.display,
  fontSize: scale.text.lg,
  lineHeight: 1.5,
  maxInlineSize: column.reading,
});

export const dateline = style({
  color: theme.color.inkMuted,
  fontFamily: font.text,
  fontSize: scale.text.md,
  fontWeight: weight.semibold,
});

export const columns = style({
  columnGap: space[8],
  lineHeight: 1.6,
  '@media': { [media.tablet]: { columnCount: 2 } },
});
globalStyle(`${columns} > p + p`, { marginBlockStart: space[3] });

export const side = style({
  display: 'grid',
  flex: `0 1 ${besideFrom(paperRoom, '19rem')}`,
  gap: space[10],
  maxInlineSize: '100%',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' } },
});

export const sidePart = style({ display: 'grid', gap: space[4], alignContent: 'start', justifyItems: 'start' });

export const paragraph = style({
  fontFamily: font.display,
  fontSize: scale.text.lg,
  lineHeight: leading.snug,
});
