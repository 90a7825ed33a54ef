import { radius, target } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '24rem',
  objectFit: 'cover',
  borderRadius: radius.control,
});

/** As high as the button that may come. */
export const contact = style({ display: 'grid', justifyItems: 'start', minBlockSize: target.touch });
