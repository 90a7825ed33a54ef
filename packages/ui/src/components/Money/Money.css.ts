import { style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { weight } from '../../tokens/scales.ts';

export const money = style({ fontVariantNumeric: 'tabular-nums' });

export const per = style({ color: theme.color.inkMuted, fontSize: '0.85em', fontWeight: weight.regular });
