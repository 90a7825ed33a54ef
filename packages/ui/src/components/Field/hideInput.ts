import { globalStyle } from '@vanilla-extract/css';

import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

/**
 * Hides the native input inside a drawn tick or radio. React-aria does it by a style attribute, which a strict
 * content security policy drops from server-rendered pages.
 */
export function hideInput(selector: string) {
  globalStyle(`${selector} > span:has(> input)`, visuallyHidden);
}
