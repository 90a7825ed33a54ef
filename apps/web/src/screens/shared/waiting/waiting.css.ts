import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Something that waits: the whole row follows its link. */
export const row = style({
  position: 'relative',
  padding: `${space[3]} ${space[5]}`,
  selectors: {
    '& + &': { borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}` },
  },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
