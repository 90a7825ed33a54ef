import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { space, target } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  background: theme.color.surfaceSunken,
});

export const workText = style({ padding: space[4] });

/** As high as the button that may come. */
export const contact = style({ display: 'grid', justifyItems: 'start', minBlockSize: target.touch });
