import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { light } from '../packages/ui/src/themes/light/light.ts';
import { oklchToHex } from '../packages/ui/src/tokens/oklch.ts';
import { font } from '../packages/ui/src/tokens/scales.ts';

const { color } = light;

addons.setConfig({
  theme: create({
    base: 'light',
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
    textMutedColor: oklchToHex(color.inkMuted),
    barBg: oklchToHex(color.surfaceRaised),
    barTextColor: oklchToHex(color.inkMuted),
    barSelectedColor: oklchToHex(color.accent),
    barHoverColor: oklchToHex(color.accentHover),
    inputBg: oklchToHex(color.surfaceRaised),
    inputBorder: oklchToHex(color.lineStrong),
    inputBorderRadius: 6,
  }),
  sidebar: { showRoots: true },
});
