import { recipe } from '@vanilla-extract/recipes';

export const icon = recipe({
  base: { display: 'inline-block', flex: 'none', verticalAlign: '-0.2em' },
  variants: {
    size: {
      text: { inlineSize: '1.15em', blockSize: '1.15em' },
      small: { inlineSize: '1rem', blockSize: '1rem' },
      medium: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      large: { inlineSize: '2rem', blockSize: '2rem' },
    },
    // Not `:dir()`: Chromium does not match it on drawings.
    isDirectional: { true: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }, false: {} },
  },
  defaultVariants: { size: 'text', isDirectional: false },
});
