import { globalFontFace, globalStyle } from '@vanilla-extract/css';

import { focusRing } from '../internal/edges.ts';
import '../themes/themes.css.ts';
import { scale, theme } from '../tokens/contract.css.ts';
import { font, leading, media, motion, weight } from '../tokens/scales.ts';

// Metrics measured against the web fonts, so that swapping them in moves nothing.
globalFontFace('Figtree Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: '99.2%',
  ascentOverride: '95.8%',
  descentOverride: '25.2%',
  lineGapOverride: '0%',
});
globalFontFace('Fraunces Fallback', {
  src: 'local("Georgia"), local("Gelasio"), local("Times New Roman")',
  sizeAdjust: '102%',
  ascentOverride: '95.9%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  fontFamily: font.text,
  fontWeight: weight.regular,
  fontSize: '100%',
  lineHeight: leading.normal,
  color: theme.color.ink,
  background: theme.color.surface,
  textSizeAdjust: 'none',
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingBlock: '5rem',
  overflowWrap: 'break-word',
});

globalStyle('body', { minBlockSize: '100dvh', fontSize: scale.text.md });

globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
globalStyle('p, li, dd', { textWrap: 'pretty' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('a', { color: 'inherit' });

globalStyle(':focus-visible', focusRing());

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.stillMotion]: {
      animationDuration: `${motion.still} !important`,
      animationIterationCount: '1 !important',
      transitionDuration: `${motion.still} !important`,
    },
  },
});
