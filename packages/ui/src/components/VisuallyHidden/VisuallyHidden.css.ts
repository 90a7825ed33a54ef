import { style } from '@vanilla-extract/css';

import * as tokens from '../../tokens/visuallyHidden.ts';

export const visuallyHidden = style(tokens.visuallyHidden);
