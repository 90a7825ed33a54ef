import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

const rule = `${borderWidth.hairline} solid ${theme.color.line}`;

export const ways = style({ display: 'grid', marginBlockStart: space[3] });

export const way = style({ display: 'grid', gap: space[1], paddingBlock: space[4], borderBlockStart: rule });
