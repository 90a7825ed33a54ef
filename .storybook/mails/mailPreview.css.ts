import { style } from '@vanilla-extract/css';

import { theme } from '../../packages/ui/src/tokens/contract.css.ts';
import { radius, space } from '../../packages/ui/src/tokens/scales.ts';

export const preview = style({ display: 'grid', gap: space[5], maxInlineSize: '40rem' });

export const part = style({ display: 'grid', gap: space[2] });

export const frame = style({
  inlineSize: '100%',
  blockSize: '30rem',
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.control,
});

/** The text part as a program without HTML shows it. */
export const text = style({
  margin: 0,
  padding: space[4],
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.control,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
