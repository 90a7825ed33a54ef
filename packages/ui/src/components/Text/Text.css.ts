import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { font, leading, measure, weight } from '../../tokens/scales.ts';

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

export const text = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      xs: { fontSize: scale.text.xs },
      sm: { fontSize: scale.text.sm },
      md: { fontSize: scale.text.md },
      lg: { fontSize: scale.text.lg, lineHeight: 1.5 },
      xl: { fontSize: scale.text.xl, lineHeight: leading.snug },
      xxl: { fontSize: scale.text.xxl, lineHeight: leading.tight },
      display: { fontSize: scale.text.display, lineHeight: leading.tight },
    },
    tone: {
      default: {},
      muted: { color: theme.color.inkMuted },
      critical: { color: theme.tone.critical.ink },
      positive: { color: theme.tone.positive.ink },
    },
    weight: mapTokens(weight, (fontWeight) => ({ fontWeight })),
    face: { text: {}, display: { fontFamily: font.display, letterSpacing: '-0.01em' } },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    isTabular: { true: { fontVariantNumeric: 'tabular-nums' }, false: {} },
    isMeasured: { true: { maxInlineSize: measure }, false: {} },
    isPreserved: { true: { whiteSpace: 'pre-line' }, false: {} },
    maxLines: { 1: clamp(1), 2: clamp(2), 3: clamp(3), 4: clamp(4) },
  },
});
