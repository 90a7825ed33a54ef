import { recipe } from '@vanilla-extract/recipes';

import { theme } from '../../tokens/contract.css.ts';
import { leading, space } from '../../tokens/scales.ts';
import { control } from '../Field/Field.css.ts';

// Growing with the text, the browser no longer heeds the number of rows.
const lines = (count: number) => ({ minBlockSize: `calc(${count} * ${leading.normal}rem + 2 * ${space[2]})` });

export const area = recipe({
  base: [
    control,
    {
      inlineSize: '100%',
      maxBlockSize: '60vh',
      paddingInline: space[3],
      paddingBlock: space[2],
      lineHeight: leading.normal,
      resize: 'vertical',
      fieldSizing: 'content',
      selectors: { '&::placeholder': { color: theme.color.inkMuted, opacity: 1 } },
    },
  ],
  variants: { rows: { 3: lines(3), 5: lines(5), 8: lines(8), 12: lines(12) } },
  defaultVariants: { rows: 5 },
});
