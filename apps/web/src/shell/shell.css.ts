import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = style({
  flex: 1,
  paddingBlock: space[8],
  outline: 'none',
  '@media': { [media.tablet]: { paddingBlock: space[12] } },
});
