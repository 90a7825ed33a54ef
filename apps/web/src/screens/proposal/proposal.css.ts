import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, focusOffset, radius, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** What a freelancer does about a job. Room above it when the dialog goes to it: its headline stays in sight. */
export const answer = style({
  display: 'grid',
  gap: space[6],
  scrollMarginBlockStart: space[16],
  borderRadius: radius.control,
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${borderWidth.focus} solid ${theme.color.focus}`,
      outlineOffset: focusOffset.outside,
    },
  },
});
