/** @jsxRuntime classic */
// Storybook's own frame is built for its React, which has no JSX runtime to import.
import React from 'react';
import { addons, types } from 'storybook/manager-api';

import { AxeWhenSeen } from './panels/AxeWhenSeen.tsx';
import { preferredTheme } from './preferredTheme.ts';
import { storybookTheme } from './theme.ts';
import { TranscriptPanel } from './transcript/TranscriptPanel.tsx';
import { VerdictsPanel } from './verdicts/VerdictsPanel.tsx';

addons.setConfig({
  theme: storybookTheme(preferredTheme()),
  sidebar: { showRoots: true },
  // A tool needs the room that the panels would take, and they would be empty.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('tools-'),
  },
});

addons.register('guildhall', () => {
  addons.add('guildhall/axe', { type: types.TOOL, title: 'axe when its panel is open', render: () => <AxeWhenSeen /> });
  addons.add('guildhall/transcript', {
    type: types.PANEL,
    title: 'Screen reader',
    render: ({ active = false }) => <TranscriptPanel isActive={active} />,
  });
  addons.add('guildhall/verdicts', {
    type: types.PANEL,
    title: 'Verdicts',
    render: ({ active = false }) => <VerdictsPanel isActive={active} />,
  });
});
