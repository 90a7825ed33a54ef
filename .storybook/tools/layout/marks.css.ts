import { globalStyle } from '@vanilla-extract/css';

import { theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth } from '../../../packages/ui/src/tokens/scales.ts';

// Within the element, since what is around it may cut off what stands outside.
globalStyle('[data-layout-fault]', {
  outline: `${borderWidth.mark} solid ${theme.tone.critical.ink} !important`,
  outlineOffset: `-${borderWidth.mark} !important`,
});
