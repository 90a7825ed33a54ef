import { recipe } from '@vanilla-extract/recipes';

import { theme } from '../../tokens/contract.css.ts';
import { borderWidth } from '../../tokens/scales.ts';

export const divider = recipe({
  base: { borderWidth: 0, borderColor: theme.color.line, borderStyle: 'solid', alignSelf: 'stretch', flex: 'none' },
  variants: {
    orientation: {
      horizontal: { borderBlockStartWidth: borderWidth.hairline },
      vertical: { borderInlineStartWidth: borderWidth.hairline, minBlockSize: '1em' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});
