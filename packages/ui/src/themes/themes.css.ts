import { assignVars, globalStyle } from '@vanilla-extract/css';

import { scale, theme } from '../tokens/contract.css.ts';
import { media, textSizes } from '../tokens/scales.ts';
import { contrast } from './contrast/contrast.ts';
import { dark } from './dark/dark.ts';
import { light } from './light/light.ts';
import { print } from './print.ts';
import { themes } from './themes.ts';

// Overlays render in portals, so the theme stands on the root element. Without a choice the reader's system decides.
globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...assignVars(theme, light), ...assignVars(scale.text, textSizes.small) },
  '@media': {
    [media.tablet]: { vars: assignVars(scale.text, textSizes.wide) },
  },
});

globalStyle(':root:not([data-theme])', {
  '@media': {
    [media.dark]: { colorScheme: 'dark', vars: assignVars(theme, dark) },
    [media.moreContrast]: { colorScheme: 'light', vars: assignVars(theme, contrast) },
  },
});

for (const [name, values] of Object.entries(themes)) {
  globalStyle(`:root[data-theme='${name}']`, {
    colorScheme: name === 'dark' ? 'dark' : 'light',
    vars: assignVars(theme, values),
  });
}

// On paper, whatever the theme on the screen; as specific as the rules above, and after them.
globalStyle(':root:not([data-theme]), :root[data-theme]', {
  '@media': { print: { colorScheme: 'light', vars: assignVars(theme, print) } },
});
