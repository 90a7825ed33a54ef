import type { Decorator } from '@storybook/react-vite';

import { main } from './shell.css.ts';

/** Puts a screen's story where the app puts the screen: into the page's main part. */
export const inMain: Decorator = (Story) => (
  <main className={main}>
    <Story />
  </main>
);
