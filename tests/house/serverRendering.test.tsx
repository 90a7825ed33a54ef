import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/** Every state of every screen, as Storybook has it. */
const storyModules = import.meta.glob<Parameters<typeof composeStories>[0]>('../../apps/web/src/**/*.stories.tsx', {
  eager: true,
});

describe.each(Object.entries(storyModules))('%s', (_path, module) => {
  // The composed stories are typed by a module that a glob cannot know.
  const stories = Object.entries(composeStories(module) as Record<string, ComponentType>);

  it.each(stories)('%s is drawn where there is no browser', (_name, Story) => {
    expect(typeof window).toBe('undefined');
    // A dialog stands outside the page's own tree and comes with the browser: it draws nothing here, but may not fail.
    expect(() => renderToString(<Story />)).not.toThrow();
  });
});
