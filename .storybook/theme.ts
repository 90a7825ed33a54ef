import { create } from 'storybook/theming';
import type { ThemeVars } from 'storybook/theming';

import { themes } from '../packages/ui/src/themes/themes.ts';
import type { ThemeName } from '../packages/ui/src/themes/themes.ts';
import { oklchToHex } from '../packages/ui/src/tokens/oklch.ts';
import { font } from '../packages/ui/src/tokens/scales.ts';

/** Storybook's own surfaces in one of our themes, so that docs and stories stand on the same paper. */
export function storybookTheme(name: ThemeName): ThemeVars {
  const { color } = themes[name];
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle: 'Guildhall design system',
    brandTarget: '_self',
    fontBase: font.text,
    colorPrimary: oklchToHex(color.accent),
    colorSecondary: oklchToHex(color.accent),
    appBg: oklchToHex(color.surfaceSunken),
    appContentBg: oklchToHex(color.surface),
    appPreviewBg: oklchToHex(color.surface),
    appBorderColor: oklchToHex(color.line),
    appBorderRadius: 6,
    textColor: oklchToHex(color.ink),
    textInverseColor: oklchToHex(color.onAccent),
    textMutedColor: oklchToHex(color.inkMuted),
    barBg: oklchToHex(color.surfaceRaised),
    barTextColor: oklchToHex(color.inkMuted),
    barSelectedColor: oklchToHex(color.accent),
    barHoverColor: oklchToHex(color.accentHover),
    inputBg: oklchToHex(color.surfaceRaised),
    inputBorder: oklchToHex(color.lineStrong),
    inputTextColor: oklchToHex(color.ink),
    inputBorderRadius: 6,
  });
}
