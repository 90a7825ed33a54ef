import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, media, radius, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Two fields side by side, where there is room. Their boxes stay on one line, whichever has a message. */
export const pair = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** What follows from the fields above, set apart from what is typed. */
export const moment = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `${borderWidth.hairline} solid ${theme.color.line}`,
  borderRadius: radius.card,
});

/** Fields that belong together under a title, without the frame that browsers draw. */
export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 'none' });
