import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import type { PropsWithChildren } from 'react';

import type { ThemeName } from '../packages/ui/src/themes/themes.ts';
import { storybookTheme } from './theme.ts';

const root = document.documentElement;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** A docs page in the theme that its stories are in. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const name = useSyncExternalStore(subscribe, () => root.dataset['theme'] ?? 'light');
  // The toolbar writes only names of themes there.
  return <DocsContainer {...props} theme={storybookTheme(name as ThemeName)} />;
}
