import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

export const trail = style({ paddingBlockStart: space[6] });

export const similar = style({
  paddingBlockStart: space[6],
  borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}`,
});

export const similarHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
});
