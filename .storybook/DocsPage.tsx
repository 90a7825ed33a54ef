import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

import type { ThemeName } from '../packages/ui/src/themes/themes.ts';
import './docsPage.css.ts';
import { applySettings, inEnglish } from './settings.ts';
import type { Settings } from './settings.ts';
import { applyToFrames } from './storyFrames.ts';
import { storybookTheme } from './theme.ts';

/** A docs page as the toolbars want it, also one on which no story stands. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  // Storybook types its store of globals for itself alone.
  const { userGlobals } = (props.context as unknown as { store: { userGlobals: { globals: Settings } } }).store;
  const [settings, setSettings] = useState(userGlobals.globals);

  useEffect(() => {
    // What changes in a frame is heard here too, and is not the page's.
    const follow = () => setSettings(userGlobals.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel, userGlobals]);
  // Before the stories below are drawn, whose frames need it.
  useLayoutEffect(() => {
    applySettings(inEnglish(settings));
    applyToFrames(settings);
  }, [settings]);

  // The toolbar offers only names of themes.
  return (
    <DocsContainer {...props} theme={storybookTheme(settings.theme as ThemeName)}>
      <main>{children}</main>
    </DocsContainer>
  );
}
