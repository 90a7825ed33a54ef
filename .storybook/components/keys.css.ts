import { globalStyle, style } from '@vanilla-extract/css';

import { theme } from '../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, media, radius, space } from '../../packages/ui/src/tokens/scales.ts';

export const keys = style({ maxInlineSize: '44rem', color: theme.color.ink, marginBlockStart: space[4] });
globalStyle(`${keys} kbd`, {
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  paddingInline: space[1],
  borderRadius: radius.inner,
  background: theme.color.surfaceSunken,
  boxShadow: `inset 0 0 0 ${borderWidth.hairline} ${theme.color.line}`,
});
globalStyle(`${keys} th:first-child`, { '@media': { [media.tablet]: { inlineSize: '15rem' } } });
// On a phone each key is a card, and what is below the key needs no heading of its own.
globalStyle(`${keys} td`, { '@media': { [media.phone]: { textAlign: 'start' } } });
globalStyle(`${keys} td > [aria-hidden]`, { '@media': { [media.phone]: { display: 'none' } } });
