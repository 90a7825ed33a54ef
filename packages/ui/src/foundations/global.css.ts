import { globalFontFace, globalStyle } from '@vanilla-extract/css';

import { focusRing } from '../internal/edges.ts';
import '../themes/themes.css.ts';
import { scale, theme } from '../tokens/contract.css.ts';
import { font, leading, media, motion, weight } from '../tokens/scales.ts';

/**
 * Makes a font of the reader's stand in for one of ours: as wide, measured over all words of the open pages, and with
 * lines as high. Two faces, since a bold letter is another letter.
 */
function standIn(family: string, lines: { ascent: number; descent: number }, faces: readonly Face[]): void {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  for (const { names, width, fontWeight } of faces) {
    globalFontFace(family, {
      src: names.map((name) => `local("${name}")`).join(', '),
      fontWeight,
      sizeAdjust: percent(width),
      ascentOverride: percent(lines.ascent / width),
      descentOverride: percent(lines.descent / width),
      lineGapOverride: '0%',
    });
  }
}

interface Face {
  /** What systems call it, and what fonts of the same widths are called. */
  names: readonly string[];
  /** Our letters' width over theirs. */
  width: number;
  fontWeight: string;
}

const [regular, bold] = ['100 570', '571 900'];

standIn('Figtree Fallback', { ascent: 0.95, descent: 0.25 }, [
  { names: ['Arial', 'Liberation Sans', 'Helvetica'], width: 1.01, fontWeight: regular },
  { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.954, fontWeight: bold },
]);
standIn('Fraunces Fallback', { ascent: 0.978, descent: 0.255 }, [
  { names: ['Georgia', 'Gelasio'], width: 1.07, fontWeight: regular },
  { names: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], width: 0.944, fontWeight: bold },
]);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

// react-aria's own rule, which it adds to pages that do not have its sheet; ours say that they do. A finger scrolls and
// zooms from what can be pressed, and a second tap is another press and no zoom.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

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
  '@media': {
    // Lines of a few words, by the reader's own text size or in the narrowest window: a long word that must break does so
    // at a syllable.
    '(max-width: 20em)': { hyphens: 'auto', hyphenateLimitChars: '8 4 4' },
  },
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
      // Not a short one: with a duration everything has one, and is drawn as it was for a frame more.
      transitionProperty: 'none !important',
    },
  },
});
