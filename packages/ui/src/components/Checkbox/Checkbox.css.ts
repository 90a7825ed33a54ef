import { style } from '@vanilla-extract/css';

import { space } from '../../tokens/scales.ts';

export { button, description, mark as box } from '../Field/choice.css.ts';

export const field = style({ display: 'grid', justifyItems: 'start', rowGap: space[1], minInlineSize: 0 });
