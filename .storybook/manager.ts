import { addons } from 'storybook/manager-api';

import { preferredTheme } from './preferredTheme.ts';
import { storybookTheme } from './theme.ts';

addons.setConfig({ theme: storybookTheme(preferredTheme()), sidebar: { showRoots: true } });
