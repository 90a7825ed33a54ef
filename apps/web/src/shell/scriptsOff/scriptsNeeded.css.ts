import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingBlockStart: space[8],
  '@media': { [media.tablet]: { paddingBlockStart: space[12] } },
});

export const links = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
