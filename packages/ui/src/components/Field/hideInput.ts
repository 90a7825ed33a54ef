import { globalStyle } from '@vanilla-extract/css';

/**
 * Hides the native input inside a drawn tick or radio. React-aria does it by a style attribute, which a strict
 * content security policy drops from server-rendered pages.
 */
export function hideInput(selector: string) {
  globalStyle(`${selector} > span:has(> input)`, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
}
