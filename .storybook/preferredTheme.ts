import type { ThemeName } from '../packages/ui/src/themes/themes.ts';
import { media } from '../packages/ui/src/tokens/scales.ts';

/** The theme that the reader's system asks for. A choice in the toolbar takes precedence. */
export function preferredTheme(): ThemeName {
  if (matchMedia(media.moreContrast).matches) return 'contrast';
  return matchMedia(media.dark).matches ? 'dark' : 'light';
}
