import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, focusOffset, radius } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** How the draft stands. It takes the focus when a choice is made, for its buttons go with it. */
export const standing = style({
  borderRadius: radius.control,
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${borderWidth.focus} solid ${theme.color.focus}`,
      outlineOffset: focusOffset.outside,
    },
  },
});
