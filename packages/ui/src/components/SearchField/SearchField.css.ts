import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/scales.ts';
import { boxButton } from '../Field/Field.css.ts';

/** It empties the field by a script; without one, the field is emptied as any other text is. */
export const clear = style([boxButton, { '@media': { [media.scriptless]: { display: 'none' } } }]);
