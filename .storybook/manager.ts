import { addons } from 'storybook/manager-api';

import { preferredTheme } from './preferredTheme.ts';
import { storybookTheme } from './theme.ts';

addons.setConfig({
  theme: storybookTheme(preferredTheme()),
  sidebar: { showRoots: true },
  // A tool needs the room that the panels would take, and they would be empty.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('tools-'),
  },
});
